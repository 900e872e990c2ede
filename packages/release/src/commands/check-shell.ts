import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { feedOfVersions } from '@sgc/contract/operations';
import { ReleaseFolder } from '@sgc/release-format';
import { Failure } from '../failure.ts';
import { fetchLiveRelease, liveVersions } from '../release/live-releases.ts';
import { tryShell } from '../release/tried-shell.ts';

/** The name under which the shell is checked; sections are called `mfe-…`. */
export const SHELL = 'shell';

export interface CheckShellOptions {
  /** Address of a site. */
  readonly against?: string;
  /** Folder of the built shell. */
  readonly build: string;
}

/** `check shell`: the live pages of a site that the built shell would break. */
export const checkShell = async ({ against, build }: CheckShellOptions): Promise<string> => {
  if (against === undefined) {
    throw new Failure('Say whose live sections the shell has to show: release check shell --against https://…');
  }
  const site = new URL(against).origin;
  const live = await liveVersions(site);
  const sections = Object.keys(live);
  const cache = await mkdtemp(join(tmpdir(), 'check-shell-'));
  try {
    const releases = ReleaseFolder.ofCache(cache);
    for (const one of Object.entries(live)) await fetchLiveRelease(site, one, releases);
    await writeFile(join(cache, 'feed.json'), JSON.stringify(feedOfVersions(live)));
    const broken = await tryShell({ build: resolve(build), cache, sections, apiOrigin: site });
    if (broken.length === 0) return `The shell in ${build} renders every page of ${sections.join(', ')} at ${site}.`;
    throw new Failure(
      `The shell in ${build} cannot show what is live at ${site}:\n${broken.map((one) => `  - ${one}`).join('\n')}`,
    );
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
};
