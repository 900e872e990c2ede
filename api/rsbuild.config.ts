import { nodeProgramConfig } from '@sgc/build';

export default nodeProgramConfig(import.meta.dirname);
