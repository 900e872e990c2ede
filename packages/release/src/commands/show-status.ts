import type { ReleaseSource, SectionStatus, Status } from '@sgc/contract/operations';
import { type CommonOptions, clientFor } from './settings.ts';

const HISTORY = 8;

/** What a version was built from. */
const sourceWords = ({ commit, branch, author, subject, committedAt, isChanged }: ReleaseSource): string => {
  const where = [commit.slice(0, 8), ...(branch === undefined ? [] : [`on ${branch}`])].join(' ');
  return `"${subject}", ${author}, ${committedAt}, ${where}${isChanged ? ', with changes that are not committed' : ''}`;
};

/** The source of a version, in words; empty if its build did not say. */
const sourceOf = ({ sources }: SectionStatus, version: string | null): string => {
  const source = version === null ? undefined : sources[version];
  return source === undefined ? '' : `: ${sourceWords(source)}`;
};

/** The line below one that names a version, as long as the history tells of it. */
const sourceLines = (source: ReleaseSource | undefined): string[] =>
  source === undefined ? [] : [`    from ${sourceWords(source)}`];

const refusedSource = ({ timeline }: SectionStatus, version: string): ReleaseSource | undefined =>
  timeline.find((entry) => entry.what === 'refused' && entry.version === version)?.source;

const provenanceLines = ({ provenances }: SectionStatus, version: string | null): string[] => {
  const provenance = version === null ? undefined : provenances[version];
  return provenance === undefined ? [] : [`  built by ${provenance.builder} from ${provenance.materials} materials`];
};

const sectionLines = (name: string, section: SectionStatus, canary: Status['canary']): string[] => [
  `${name}  live ${section.live ?? 'none'}${sourceOf(section, section.live)}`,
  ...provenanceLines(section, section.live),
  ...(canary?.section === name
    ? [`  canary ${canary.version} for ${canary.percent} % since ${canary.since}${sourceOf(section, canary.version)}`]
    : []),
  ...(section.frozen === null ? [] : [`  frozen by ${section.frozen.by}: ${section.frozen.why}`]),
  ...(section.pinned === null
    ? []
    : [`  pinned to ${section.pinned.version} by ${section.pinned.by}: ${section.pinned.why}`]),
  ...(section.waiting === null ? [] : [`  candidate ${section.waiting.version} waits: ${section.waiting.why}`]),
  ...(section.trouble === null ? [] : [`  origin in trouble: ${section.trouble}`]),
  ...section.refused.flatMap(({ version = 'a descriptor', check, reason, at }) => [
    `  refused ${version} at ${at} (${check}): ${reason}`,
    ...sourceLines(refusedSource(section, version)),
  ]),
  ...section.timeline
    .filter(({ what }) => what !== 'refused')
    .slice(0, HISTORY)
    .flatMap(({ at, what, version = '', who, why, source }) => [
      `  ${at}  ${what} ${version}  ${who}: ${why}`,
      ...sourceLines(source),
    ]),
];

/** `status`: the live set, candidates, refusals with reasons, history. */
export const showStatus = async (options: CommonOptions): Promise<string> => {
  const { live, canary, sections } = await clientFor(undefined, options).status();
  return [
    `set ${live.set} live since ${live.since}, shell ${live.shell}`,
    ...Object.entries(sections).flatMap(([name, section]) => ['', ...sectionLines(name, section, canary)]),
  ].join('\n');
};
