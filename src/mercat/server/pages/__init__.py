"""The basis of all pages: templates and their rendering, preferences, styles and scripts."""
