import { sectionConfig } from '@sgc/build';
import { apiUse } from './src/api-use.ts';

export default sectionConfig(import.meta.dirname, { apiUse });
