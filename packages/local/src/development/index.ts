export { Development } from './development.ts';
export type { Project } from './project.ts';
export { type SectionSite, startSectionSite } from './section-site.ts';
export { typeErrors } from './type-errors.ts';
