import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntry } from '@sgc/contract/operations';
import { parseDescriptor, type ReleaseDescriptor, ReleaseFolder, SHELL } from '@sgc/release-format';
import * as z from 'zod/mini';
import { decide, rememberLive } from '../state/decisions.ts';
import { goLive } from '../state/live-versions.ts';
import { sourceOf } from '../state/release-source.ts';
import type { RegistryState } from '../state/state.schema.ts';
import type { StateStore } from '../state/state-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Record of an earlier kind of shell: the versions that were live and stayed served. */
const recordSchema = z.object({
  live: z.record(z.string(), z.string()),
  versions: z.record(z.string(), z.array(z.string())),
});

const reasonSchema = z.object({ by: z.string(), at: z.string(), why: z.string() });

/** Decisions in the form of that time. */
const decisionsSchema = z.record(
  z.string(),
  z.object({
    held: z.optional(reasonSchema),
    pinned: z.optional(z.extend(reasonSchema, { version: z.string() })),
    barred: z._default(z.record(z.string(), reasonSchema), {}),
    canaryPercent: z._default(z.int(), 0),
    history: z._default(z.array(z.string()), []),
    newestBuilt: z.optional(z.string()),
  }),
);

const readJson = async <T>(file: string, schema: z.ZodMiniType<T>): Promise<T> =>
  z.parse(schema, JSON.parse(await readFile(file, 'utf8')));

/** The result of an import, for the person who asked for it. */
export interface Imported {
  readonly releases: number;
  /** Releases that were left out, and why. */
  readonly leftOut: readonly string[];
}

export interface ImportParts {
  readonly state: StateStore;
  readonly store: ReleaseStore;
  /** Folder of a shell of earlier times, its `RELEASE_STORE`. */
  readonly folder: string;
}

/**
 * Takes over what a shell of earlier times kept in a folder: releases, what was live, and what was decided. What is in
 * the database already stays as it is.
 * @throws if the folder holds no such store.
 */
export const importFolder = async ({ state, store, folder }: ImportParts): Promise<Imported> => {
  const record = await readJson(join(folder, 'record.json'), recordSchema);
  const decisions = await readJson(join(folder, 'decisions.json'), decisionsSchema);
  const releases = new ReleaseFolder(folder);
  const leftOut: string[] = [];
  const taken = new Map<string, ReleaseDescriptor>();
  for (const [section, versions] of Object.entries(record.versions)) {
    if (section === SHELL) continue;
    for (const version of versions) {
      const name = `${section}/${version}`;
      try {
        const text = await releases.descriptorText(section, version);
        if (text === undefined) throw new Error('it is not there');
        const descriptor = parseDescriptor(section, text);
        if (!(await releases.holds(section, version, descriptor.files)))
          throw new Error('its files are not what their digests say');
        await store.add(descriptor, releases.place(section, version));
        taken.set(name, descriptor);
      } catch (error) {
        leftOut.push(`${name}: ${(error as Error).message}`);
      }
    }
  }
  const at = new Date().toISOString();
  const live = Object.entries(record.live)
    .map(([section, version]) => taken.get(`${section}/${version}`))
    .filter((descriptor) => descriptor !== undefined);
  await state.change((now) => {
    const isNew = (section: string): boolean => now.live[section] === undefined;
    const fresh = live.filter(({ section }) => isNew(section));
    const decided = Object.entries(decisions)
      .filter(([section]) => isNew(section))
      .reduce((before: RegistryState, [section, { held, barred, ...rest }]) => {
        return decide(before, section, { ...rest, frozen: held, blocked: barred });
      }, now);
    const kept = Object.entries(record.versions).flatMap(([section, versions]) =>
      section === SHELL || !isNew(section)
        ? []
        : [[section, versions.filter((version) => taken.has(`${section}/${version}`))] as const],
    );
    const next = goLive({ ...decided, kept: { ...decided.kept, ...Object.fromEntries(kept) } }, fresh, at);
    const act = { at, who: 'import', what: 'imported', why: 'from the store of a shell' } as const;
    const entries = fresh.map(
      ({ section, version, source }): AuditEntry => ({ ...act, section, version, ...sourceOf({ source }) }),
    );
    return { next: fresh.reduce(rememberLive, next), entries, result: undefined };
  });
  return { releases: taken.size, leftOut };
};
