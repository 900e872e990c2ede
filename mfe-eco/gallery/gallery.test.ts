import { testGallery } from '@sgc/build/page-tests';
import { section } from '../src/section.ts';
import { gallery } from './gallery.ts';

testGallery(section, gallery);
