import type { Section } from '@sgc/contract/section';
import { section } from 'benched-section';
import { homeSection } from '../../src/home/section.ts';

/** Takes the place of the loading of stored releases. */
export const loadSections = async (): Promise<Map<string, Section>> => {
  await Promise.all(section.pages.map((page) => page.Component()));
  return new Map([homeSection, section].map((one) => [one.name, one]));
};

export const samplesOf = (): string[] => [];
