import { testPages } from '@sgc/build/page-tests';
import { section } from './section.ts';

testPages(section);
