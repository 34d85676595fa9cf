// The script of the page.
