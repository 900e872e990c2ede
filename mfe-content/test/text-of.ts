const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The words of some HTML; every element's end is the end of a line. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(p|h\d|li|td|th|dd|dt|caption|summary|a|span)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
