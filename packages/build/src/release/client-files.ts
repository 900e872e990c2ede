import type { Rspack } from '@rsbuild/core';
import type { ClientFiles } from '@sgc/release-format';

type Chunk = Rspack.StatsChunk;

/** What rspack has to tell for `clientFiles`. */
export const CHUNK_STATS = {
  all: false,
  chunks: true,
  chunkOrigins: true,
  chunkRelations: true,
  ids: true,
} satisfies Rspack.StatsOptions;

const withEnding = (chunks: Iterable<Chunk>, ending: string): string[] => [
  ...new Set([...chunks].flatMap((chunk) => chunk.files ?? []).filter((file) => file.endsWith(ending))),
];

/** Pages describe themselves on the server only: browsers never ask for `<name>.seo.ts`. */
const isDescription = ({ origins = [] }: Chunk): boolean =>
  origins.length > 0 && origins.every(({ request }) => /\.seo(?:\.ts)?$/.test(request ?? ''));

/** Chunks that `starts` may load later, directly or through one another, but for `others` and what only they load. */
const descendants = (starts: Iterable<Chunk>, others: ReadonlySet<Chunk>, chunkById: Map<string, Chunk>): Chunk[] => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    for (const id of chunk.children ?? []) {
      const child = chunkById.get(String(id));
      if (child === undefined || found.has(child) || others.has(child) || isDescription(child)) continue;
      found.add(child);
      visit(child);
    }
  };
  for (const chunk of starts) visit(chunk);
  return [...found];
};

const NAMED_MODULE = /([^/]+\.(?:page|fragment))(?:\.tsx)?$/;

/** Name of the page or fragment that a chunk was made for. */
const moduleNames = (chunk: Chunk): string[] =>
  (chunk.origins ?? []).map(({ request }) => request?.match(NAMED_MODULE)?.[1]).filter((name) => name !== undefined);

/** Scripts that a program's first file may load later, but for its pages. */
export const laterFiles = (chunks: readonly Chunk[], directory: string): string[] => {
  const chunkById = new Map(chunks.map((chunk) => [String(chunk.id), chunk]));
  const ofPages = new Set(chunks.filter((chunk) => moduleNames(chunk).length > 0));
  const entries = chunks.filter((chunk) => chunk.entry);
  return withEnding(descendants(entries, ofPages, chunkById), '.js').map((file) => `${directory}/${file}`);
};

/**
 * Files by the module that a section loads lazily from its table of contents: pages and fragments.
 * Keys are the requested module's file name without folder and extension: `inventory.page`.
 */
export const clientFiles = (chunks: readonly Chunk[], directory: string): Map<string, ClientFiles> => {
  const chunkById = new Map(chunks.map((chunk) => [String(chunk.id), chunk]));
  const exposed = chunks.filter((chunk) =>
    chunk.origins?.some((origin) => origin.moduleIdentifier?.startsWith('container entry')),
  );
  const always = [...chunks.filter((chunk) => chunk.entry), ...exposed];

  const chunksByModule = new Map<string, Set<Chunk>>();
  for (const chunk of chunks) {
    for (const name of moduleNames(chunk)) {
      chunksByModule.set(name, (chunksByModule.get(name) ?? new Set()).add(chunk));
    }
  }

  const ofAnyModule = new Set([...chunksByModule.values()].flatMap((own) => [...own]));
  const inRelease = (file: string) => `${directory}/${file}`;
  return new Map(
    [...chunksByModule].map(([name, own]) => {
      const needed = [...always, ...own];
      const scripts = withEnding(needed, '.js');
      // What every page shares may load something later too; the other pages are no part of this one.
      const later = descendants(needed, ofAnyModule, chunkById);
      return [
        name,
        {
          scripts: scripts.map(inRelease),
          lazyScripts: withEnding(later, '.js')
            .filter((file) => !scripts.includes(file))
            .map(inRelease),
          styles: withEnding([...needed, ...later], '.css').map(inRelease),
        },
      ];
    }),
  );
};
