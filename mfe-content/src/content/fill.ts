/** What copy may quote, by the name that stands in its braces. */
export type Tokens = Readonly<Record<string, string>>;

/**
 * Puts facts in the place of their names.
 * @throws if the text names a fact that there is not.
 */
export const fill = (text: string, tokens: Tokens): string =>
  text.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`no fact is called ${name}`);
    return value;
  });
