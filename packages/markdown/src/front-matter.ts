const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const LINE = /^(\w+): (.+?)(?: +# (.+))?$/;

/** One line before a document's text: its value, and the writer's note on where it comes from. */
export interface FrontMatterLine {
  readonly name: string;
  readonly value: string;
  readonly note: string | undefined;
}

/** The lines before a Markdown text. */
export const frontMatterLines = (source: string): FrontMatterLine[] =>
  (source.match(FRONT_MATTER)?.[1] ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name, value, note] = line.match(LINE) ?? [];
      if (name === undefined || value === undefined) throw new Error(`"${line}" is not of the form name: value # note`);
      return { name, value, note };
    });

/** A Markdown source as what stands before its text, and the text. */
export const splitFrontMatter = (source: string): { meta: Record<string, string>; text: string } => ({
  meta: Object.fromEntries(frontMatterLines(source).map(({ name, value }) => [name, value])),
  text: source.replace(FRONT_MATTER, ''),
});
