"""From a table to HTML: everything pages show, with their templates, styles and scripts."""
