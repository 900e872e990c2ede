/**
 * A document with other lines between two comments that bear a name: `<!-- name -->` and `<!-- /name -->`.
 * @throws if it does not have both.
 */
export const withBlock = (document: string, name: string, lines: string): string => {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const [before, after] = [document.split(begin)[0], document.split(end)[1]];
  if (!document.includes(begin) || before === undefined || after === undefined) {
    throw new Error(`the document has no block "${name}"`);
  }
  return `${before}${begin}${lines}${end}${after}`;
};
