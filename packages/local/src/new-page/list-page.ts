import { parse } from '@babel/parser';
import type { ArrayExpression, Node, ObjectExpression } from '@babel/types';
import { descriptionName, type PagePlan } from '@sgc/create-section';

/** The values of a text's constants, by their names. */
const constantsIn = (source: string): Map<string, Node> => {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  const declared = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  return new Map(declared.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])));
};

/** Where a text that says `pages: […]` within `defineSection({…})` has its list. */
const pagesIn = (source: string): ArrayExpression | undefined =>
  [...constantsIn(source).values()]
    .map(definitionIn)
    .flatMap((definition) => definition?.properties ?? [])
    .flatMap((property) =>
      property.type === 'ObjectProperty' && nameOf(property.key) === 'pages' ? [property.value] : [],
    )
    .find((value) => value.type === 'ArrayExpression');

const nameOf = (key: Node): string | undefined => (key.type === 'Identifier' ? key.name : undefined);

const definitionIn = (value: Node): ObjectExpression | undefined => {
  if (value.type !== 'CallExpression' || nameOf(value.callee) !== 'defineSection') return undefined;
  return value.arguments.find((argument) => argument.type === 'ObjectExpression');
};

const entryOf = (plan: PagePlan): string => `{
      id: '${plan.page}',
      path: '${plan.address}',
      seo: async (context) => (await import('./pages/${plan.page}.seo.ts')).${descriptionName(plan)}Seo(context),
      Component: () => import('./pages/${plan.page}.page.tsx'),
    }`;

const withLast = (source: string, { start, elements }: ArrayExpression, entry: string): string => {
  const last = elements.at(-1);
  const at = last?.end ?? Number(start) + 1;
  return `${source.slice(0, at)}${last == null ? '' : ','}\n    ${entry}${source.slice(at)}`;
};

/**
 * The text of a `section.ts` with one page more, after those that it lists.
 * @throws if it lists no pages.
 */
export const withPage = (source: string, plan: PagePlan): string => {
  const list = pagesIn(source);
  if (list === undefined) throw new Error('section.ts has no list of pages in defineSection: add the page by hand');
  return withLast(source, list, entryOf(plan));
};

/**
 * The text of a `gallery.ts` with one page more, which asks the API nothing yet.
 * @throws if it has no list.
 */
export const withGalleryPage = (source: string, { address }: PagePlan): string => {
  const list = constantsIn(source).get('gallery');
  if (list?.type !== 'ArrayExpression') throw new Error('gallery.ts has no list of pages: add the page by hand');
  return withLast(source, list, `{ address: '${address}' }`);
};
