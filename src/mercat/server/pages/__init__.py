"""The basis of all pages: templates and their rendering, readers' preferences, style sheets and scripts."""
