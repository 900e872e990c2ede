import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../src/root.ts';
import { type Manifest, readManifests } from './manifests.ts';
import { CONFIGURED_PROGRAMS } from './programs.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Of the table in docs/settings.md: each setting with the program that reads it. */
const rows = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name = '', program = '']) => ({
  name,
  program,
}));

const composeFile = read('docker-compose.yml');
const services: Record<string, { environment?: Record<string, string> }> = parse(composeFile, { merge: true }).services;

interface PodSpec {
  readonly template: {
    readonly spec: { readonly containers: readonly [{ readonly env?: readonly { readonly name: string }[] }] };
  };
}

const manifests = readManifests();
const environmentOf = (deployment: string): string[] => {
  const found = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === deployment,
  ) as Manifest;
  return (found.content.spec as PodSpec).template.spec.containers[0].env?.map(({ name }) => name) ?? [];
};

/** A secret may come as a file that the setting's name with _FILE names. */
const settingOf = (name: string): string => name.replace(/_FILE$/, '');

/** Settings beyond the programs' own schemas, which Node reads. */
const OF_NODE = ['NODE_OPTIONS'];

const programs = Object.entries(CONFIGURED_PROGRAMS);

test.each(programs)(
  'every setting of the table that %s reads is in its schema, in Compose and in the manifests',
  (name, program) => {
    const told = rows.filter((row) => row.program === name).map((row) => row.name);
    expect(told.length).toBeGreaterThan(0);
    expect(program.settings).toEqual(expect.arrayContaining(told));
    expect(Object.keys(services[program.service]?.environment ?? {}).map(settingOf)).toEqual(
      expect.arrayContaining(told),
    );
    for (const deployment of program.deployments) {
      expect(environmentOf(deployment).map(settingOf)).toEqual(expect.arrayContaining(told));
    }
  },
);

test.each(programs)('%s knows every setting that Compose and the manifests give it', (_, program) => {
  const given = [program.service, ...program.deployments].flatMap((place, index) =>
    index === 0 ? Object.keys(services[place]?.environment ?? {}) : environmentOf(place),
  );
  const known = new Set([...program.settings, ...OF_NODE]);
  expect(given.map(settingOf).filter((name) => !known.has(name))).toEqual([]);
});

test('the table has every variable that Compose takes from outside, and no unknown program', () => {
  const taken = new Set([...composeFile.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  const told = new Set(rows.map(({ name }) => name));
  expect([...taken].filter((name) => !told.has(name))).toEqual([]);
  expect(rows.filter(({ program }) => program !== 'compose' && !(program in CONFIGURED_PROGRAMS))).toEqual([]);
  expect(rows.filter(({ name, program }) => program === 'compose' && !taken.has(name))).toEqual([]);
});

test('no setting stands in the table twice', () => {
  expect(rows.map(({ name }) => name)).toEqual([...new Set(rows.map(({ name }) => name))]);
});
