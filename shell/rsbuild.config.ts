import { shellConfig } from '@sgc/build';
import { drawSitePictures } from '@sgc/illustrations/site-pictures';

export default shellConfig(import.meta.dirname, drawSitePictures);
