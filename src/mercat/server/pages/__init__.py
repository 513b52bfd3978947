"""The basis of all pages: templates and their rendering, preferences, style sheets and scripts."""
