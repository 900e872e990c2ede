import type { Page, Section } from '@sgc/contract/section';

/** A section's page by its id. */
export const pageOf = (section: Section, id: string): Page => {
  const page = section.pages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`${section.name} has no page ${id}`);
  return page;
};
