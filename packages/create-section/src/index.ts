export { type Planned, type Present, planSection, type SectionPlan } from './section-plan.ts';
export { type Surroundings, writeSection } from './write-section.ts';
