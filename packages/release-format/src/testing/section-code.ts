/**
 * Statements that a section runs on the server where its team did not write any, as text. Those of a page see `mode`,
 * the value of its search parameter of this name, so that one release can misbehave in many ways.
 */
export interface InjectedCode {
  /** When the section's code is loaded. */
  readonly atLoad?: string;
  /** When a page loads its data; may await, sees `context`. */
  readonly inLoad?: string;
  /** When a page's component runs; may return an element's content or throw. */
  readonly inComponent?: string;
  /** Members of the section, as an object's text: `{ data: { … } }`. */
  readonly members?: string;
}

/** The search parameter that tells injected code what to do. */
export const MODE = 'mode';

/** Changes the code of a built server entry, in any form of bundle, by wrapping its exports. */
export const withInjectedCode =
  ({ atLoad = '', inLoad = '', inComponent = '', members = '{}' }: InjectedCode) =>
  (entry: string): string =>
    `${atLoad};${entry}
;{
  const container = module.exports;
  const modeOf = ({ search }) => search.get(${JSON.stringify(MODE)});
  const changedPage = (page) => ({
    ...page,
    search: [...(page.search ?? []), ${JSON.stringify(MODE)}],
    load: async (context) => {
      const mode = modeOf(context);
      ${inLoad};
      return page.load === undefined ? { kind: 'ok' } : page.load(context);
    },
    Component: async () => {
      const { default: Component } = await page.Component();
      return {
        default: (props) => {
          const mode = modeOf(props);
          ${inComponent};
          return Component(props);
        },
      };
    },
  });
  const changedSection = (section) => ({ ...section, pages: section.pages.map(changedPage), ...${members} });
  module.exports = {
    init: (...shared) => container.init(...shared),
    get: async (name) => {
      const factory = await container.get(name);
      return () => ({ section: changedSection(factory().section) });
    },
  };
}
`;

/** Lets every page of a section take the parameter that injected code reads. */
export const takingMode = <D extends { readonly pages: readonly { readonly search: readonly string[] }[] }>(
  descriptor: D,
): D => ({ ...descriptor, pages: descriptor.pages.map((page) => ({ ...page, search: [...page.search, MODE] })) });
