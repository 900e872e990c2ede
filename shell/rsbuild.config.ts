import { shellConfig } from '@sgc/build';

export default shellConfig(import.meta.dirname);
