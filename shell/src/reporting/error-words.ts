const MOST_OF_STACK = 1000;

/** Messages of browsers and React themselves. Other messages come from code, which may quote what a person typed. */
const KNOWN =
  /Cannot (?:read|set) properties of (?:undefined|null)|(?:undefined|null) is not an object|is (?:undefined|null)$|is not (?:a function|a constructor|defined|iterable)|Maximum call stack size exceeded|too much recursion|Minified React error #\d{1,4}/;

const NAME = /^[A-Z][A-Za-z]{0,40}Error$/;

/** The kind of an error, in fixed words: the full message can be found at its place in the sources. */
export const errorKind = (error: unknown): string => {
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  const name = NAME.test(error.name) ? error.name : 'Error';
  const [words] = KNOWN.exec(error.message) ?? [];
  return words === undefined ? name : `${name}: ${words}`;
};

/** A script of the site with its line and column, as browsers name it in stacks. */
const FRAME = /(?:[a-z]+:\/\/[^\s/()]+)?\/_assets\/(shell|mfe-[a-z0-9-]+)\/([\w./-]+\.js)(?:\?\d+)?:(\d+):(\d+)/g;

const FOREIGN = /[a-z-]+:\/\/\S+/gi;

/** Where a stack passes a section's own code first, named as its release names the file: `mfe-eco/client/12.0916d11a.js:1:2042`. */
export const placeIn = (section: string, stack: string): string | undefined => {
  for (const [, owner, path, line, column] of stack.matchAll(FRAME))
    if (owner === section) return `${owner}/client/${path}:${line}:${column}`;
  return undefined;
};

/** React's stack of components with files as releases name them, and no other address. */
export const componentsIn = (componentStack: string): string =>
  componentStack.replace(FRAME, '$1/client/$2:$3:$4').replace(FOREIGN, '…').slice(0, MOST_OF_STACK);
