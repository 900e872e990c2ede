import { sectionConfig } from '@sgc/build';

export default sectionConfig(import.meta.dirname);
