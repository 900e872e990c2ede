export { type SectionSettings, sectionConfig } from './section.ts';
