"""What all pages share: templates and how they are rendered, preferences, styles, scripts."""
