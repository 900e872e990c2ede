import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Section } from '@sgc/contract/section';
import { homeSection } from '../../../src/home/section.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';

const requireFile = createRequire(__filename);

/** Containers come from verified files on disk; federation's own loader would fetch them unchecked. */
registerPlugins([
  {
    name: 'stored-releases',
    loadEntry: async ({ remoteInfo }) => requireFile(remoteInfo.entry),
  },
]);

const loadSection = async (name: string, entry: string): Promise<Section> => {
  const remote = name.replaceAll('-', '_');
  registerRemotes([{ name: remote, entry }]);
  const module = await loadRemote<{ section?: Section }>(`${remote}/section`);
  if (module?.section === undefined) throw new Error(`${name} exposes no section`);
  return module.section;
};

/** A section without the code of its pages. */
const loadStored = async ({ descriptor, directory }: ReleaseSet['releases'][number]): Promise<Section> => {
  const section = await loadSection(descriptor.section, join(directory, descriptor.serverEntry));
  if (section.name !== descriptor.section) throw new Error(`${descriptor.section} calls itself ${section.name}`);
  const described = descriptor.pages.map(({ id, paths }) => `${id} ${paths.join(' ')}`).join(', ');
  const actual = section.pages.map(({ id, path, aliases = [] }) => `${id} ${[path, ...aliases].join(' ')}`).join(', ');
  if (described !== actual) {
    throw new Error(`${descriptor.section} describes the pages "${described}" but has "${actual}"`);
  }
  return section;
};

/** The sections of a set by name, the shell's own pages among them. */
export const loadSections = async (set: ReleaseSet): Promise<Map<string, Section>> => {
  const sections = await Promise.all(set.releases.map(loadStored));
  return new Map([homeSection, ...sections].map((section) => [section.name, section]));
};

/** Addresses that try every page of a section. */
export const samplesOf = (section: Section): string[] =>
  section.pages.flatMap((page) => page.samples ?? (page.path.includes(':') ? [] : [page.path]));
