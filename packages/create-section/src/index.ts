export {
  descriptionName,
  type PagePlan,
  type Planned,
  type Present,
  planPage,
  planSection,
  type SectionPlan,
} from './section-plan.ts';
export { type Surroundings, writePage, writeSection, writeSpec } from './write-section.ts';
