import type { FailurePlace } from '../messages.ts';

/** The message of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Wraps a component's error, with the components around it. */
export class ComponentFailure extends Error {
  override readonly name = 'ComponentFailure';
  readonly componentStack: string;

  constructor(thrown: unknown, componentStack: string) {
    super(reasonOf(thrown), { cause: thrown });
    this.componentStack = componentStack;
  }
}

/** A line of a stack that names a file, its line and its column. */
const FRAME = /^\s+at (?:.* \(|async )?((?:file:\/\/)?\/[^\s()]+:\d+:\d+)\)?$/gm;

/** A file of a section by its path below the section, one of the shell by its name: folders of machines do not help. */
const shortened = (frame: string): string =>
  /(?:^|\/)(mfe-[^/]+\/.*)$/.exec(frame)?.[1] ?? frame.slice(frame.lastIndexOf('/') + 1);

/** The first place in a section's code, for the shell's calls it or is called by it and is seldom to blame; else the first of all. */
const firstPlace = (stack: string): string | undefined => {
  const places = [...stack.matchAll(FRAME)].map(([, frame = '']) => shortened(frame));
  return places.find((place) => place.startsWith('mfe-')) ?? places[0];
};

/** Where a page failed; the whole stack only while developing: visitors' servers log the place alone. */
export const placeOf = (error: unknown, { development }: { readonly development: boolean }): FailurePlace => {
  const [thrown, componentStack] =
    error instanceof ComponentFailure ? [error.cause, error.componentStack] : [error, undefined];
  const at = thrown instanceof Error ? firstPlace(thrown.stack ?? '') : undefined;
  return {
    ...(at !== undefined && { at }),
    ...(componentStack !== undefined && { componentStack }),
    ...(development && thrown instanceof Error && { stack: thrown.stack }),
  };
};
