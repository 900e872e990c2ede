import text from './ops.css?raw';

/** The styles of operators' pages, beside those of the site: CSS. */
export const styles = text;
