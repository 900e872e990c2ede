import { shellConfig } from '@sgc/build/programs';
import { drawSitePictures } from '@sgc/illustrations/site-pictures';
import { homeSection } from './src/home/section.ts';

export default shellConfig(import.meta.dirname, homeSection, drawSitePictures);
