import { testPages } from '@sgc/build/page-tests';
import { CONTRACT_IN_USE } from '@sgc/contract/testing';
import { section } from './section.ts';

testPages(section, CONTRACT_IN_USE.api);
