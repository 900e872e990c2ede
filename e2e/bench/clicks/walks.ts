/**
 * Walks that together go from every page to every other one once. None visits a page twice, so that no page is loaded already
 * when its turn comes.
 */
export const walksOver = (pages: readonly string[]): string[][] => {
  const open = new Map(pages.map((from) => [from, new Set(pages.filter((other) => other !== from))]));
  const openFrom = (page: string): Set<string> => open.get(page) ?? new Set();
  const walks: string[][] = [];
  for (const start of pages) {
    while (openFrom(start).size > 0) {
      const walk: string[] = [];
      let next: string | undefined = start;
      while (next !== undefined) {
        openFrom(walk.at(-1) ?? '').delete(next);
        walk.push(next);
        const here: string[] = [...openFrom(next)].filter((page) => !walk.includes(page));
        // The page with the most ways left, so that walks stay long.
        next = here.sort((a, b) => openFrom(b).size - openFrom(a).size)[0];
      }
      walks.push(walk);
    }
  }
  return walks;
};
