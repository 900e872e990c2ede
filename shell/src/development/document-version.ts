/** Attribute of the root element of documents while developing: version of the shell that they were rendered by. */
export const SHELL_VERSION_ATTRIBUTE = 'data-shell-version';
