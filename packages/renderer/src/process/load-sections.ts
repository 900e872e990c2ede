import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_ADAPTERS } from '@sgc/contract/adapters';
import { DATA_OWNERS, type Section } from '@sgc/contract/section';
import type { ReleaseDescriptor, ReleaseSet } from '@sgc/release-format';
import type { SetCode } from './set-code.ts';

/** Containers come from verified files of the host; federation's own loader would fetch them unchecked. */
const takeContainersFrom = (code: SetCode): void =>
  registerPlugins([
    {
      name: 'stored-releases',
      loadEntry: async ({ remoteInfo }) => {
        const [section = '', ...entry] = remoteInfo.entry.split('/');
        // Federation finds out what a container can do.
        return (await code.load(section, entry.join('/'))) as never;
      },
    },
  ]);

const loadSection = async (name: string, entry: string): Promise<Section> => {
  const remote = name.replaceAll('-', '_');
  registerRemotes([{ name: remote, entry: `${name}/${entry}` }]);
  const module = await loadRemote<{ section?: Section }>(`${remote}/section`);
  if (module?.section === undefined) throw new Error(`${name} exposes no section`);
  return module.section;
};

/** Only the owner of a key may fill it: another section would speak in that team's name. */
const checkData = ({ name, data = {} }: Section): void => {
  for (const key of Object.keys(data)) {
    const owner = Object.hasOwn(DATA_OWNERS, key) ? DATA_OWNERS[key as keyof typeof DATA_OWNERS] : undefined;
    if (owner !== name) throw new Error(`${name} exports data.${key}, which belongs to ${owner ?? 'nobody'}`);
  }
};

/** Checks that the descriptor, by which browsers get a page's files, and the code, which the server renders, agree. */
const checkDescribed = (descriptor: ReleaseDescriptor, section: Section): void => {
  if (section.name !== descriptor.section) throw new Error(`${descriptor.section} calls itself ${section.name}`);
  const compare = (what: string, described: string, actual: string): void => {
    if (described === actual) return;
    throw new Error(`${section.name} describes the ${what} "${described}" but has "${actual}"`);
  };
  compare(
    'pages',
    descriptor.pages.map(({ id, paths }) => `${id} ${paths.join(' ')}`).join(', '),
    section.pages.map(({ id, path, aliases = [] }) => `${id} ${[path, ...aliases].join(' ')}`).join(', '),
  );
  const names = (fragments: object = {}): string => Object.keys(fragments).sort().join(', ');
  compare('fragments', names(descriptor.fragments), names(section.fragments));
};

/** A section in the form of this contract, also if it was built for an earlier one. */
const adapted = (section: Section, { contract }: ReleaseDescriptor): Section =>
  CONTRACT_ADAPTERS.find((adapter) => adapter.contract === contract)?.adapt(section) ?? section;

/** A section without the code of its pages. */
const loadStored = async (descriptor: ReleaseDescriptor): Promise<Section> => {
  const section = adapted(await loadSection(descriptor.section, descriptor.serverEntry), descriptor);
  checkDescribed(descriptor, section);
  checkData(section);
  return section;
};

/** The sections of a set by name, the shell's own pages among them. */
export const loadSections = async (set: ReleaseSet, own: Section, code: SetCode): Promise<Map<string, Section>> => {
  takeContainersFrom(code);
  const sections = await Promise.all(set.releases.map(({ descriptor }) => loadStored(descriptor)));
  return new Map([own, ...sections].map((section) => [section.name, section]));
};

/** Addresses that try every page of a section. */
export const samplesOf = (section: Section): string[] =>
  section.pages.flatMap((page) => page.samples ?? (page.path.includes(':') ? [] : [page.path]));
