import type { MarkdownDocument } from './document.ts';

/** Gets a compiled document from the section's own files, whose names change with their content. */
export const fetchDocument = async (address: string): Promise<MarkdownDocument> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json() as Promise<MarkdownDocument>;
};
