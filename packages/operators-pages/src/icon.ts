/** The icon of operators' tabs, in the colors of the site: SVG. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#161c20"/>' +
  '<path d="M8 17l5.5 5.5L24 10" fill="none" stroke="#d3f23e" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';
