### Installing the page, playing offline, and what the browser keeps.
