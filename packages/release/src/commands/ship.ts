import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckResult } from '@sgc/contract/operations';
import { Failure } from '../failure.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { copyRelease } from '../release/copy-release.ts';
import type { BuiltRelease } from '../release/section-folder.ts';
import { buildRelease } from './build-release.ts';
import { type CommonOptions, clientFor, signingKeyFor } from './settings.ts';

const LOOK_EVERY_MS = 200;
const OUTCOME_WITHIN_MS = 90_000;

const isAddress = (place: string): boolean => /^https?:\/\//.test(place);

/** The outcome of a release that was put where the registry looks; the same version may have been refused before. */
const outcomeOf = async (
  client: RegistryClient,
  { section, version, builtAt }: BuiltRelease['descriptor'],
): Promise<string> => {
  const deadline = Date.now() + OUTCOME_WITHIN_MS;
  for (;;) {
    const { sections, canary } = await client.status();
    const status = sections[section];
    const refused = status?.refused.find((one) => one.version === version && one.builtAt === builtAt);
    if (status?.live === version) return `${version} of ${section} is live.`;
    if (canary?.version === version) return `${version} of ${section} is shown to ${canary.percent} % of the visitors.`;
    if (status?.waiting?.version === version) throw new Failure(`${version} waits. ${status.waiting.why}`);
    if (refused !== undefined)
      throw new Failure(`${version} was refused by the check ${refused.check}: ${refused.reason}`);
    if (Date.now() > deadline) {
      const trouble = status?.trouble == null ? '' : ` ${status.trouble}.`;
      throw new Failure(`The registry has not said what became of ${version} within a minute and a half.${trouble}`);
    }
    await pause(LOOK_EVERY_MS);
  }
};

/** Where the registry looks for a section, if it can be reached from here. */
const placeOf = async (client: RegistryClient, section: string): Promise<string> => {
  const origin = (await client.status()).sections[section]?.origin;
  if (origin === undefined) throw new Failure(`The registry has no section ${section}.`);
  if (isAddress(origin))
    throw new Failure(`The registry looks at ${origin}: put dist/release there, or upload it: --to REGISTRY`);
  return origin;
};

/** `publish`: builds, signs, and puts the release where the registry looks. */
export const publish = async (section: string, options: CommonOptions & { readonly to?: string }): Promise<string> => {
  const key = signingKeyFor(section, options);
  if (options.to !== undefined && isAddress(options.to)) {
    const client = clientFor(section, { ...options, registry: options.to });
    const built = await buildRelease(section, key, options);
    return (await client.publish(section, await client.upload(section, built.folder))).said;
  }
  if (options.to !== undefined) {
    const built = await buildRelease(section, key, options);
    await copyRelease(built, resolve(options.to));
    return `${built.descriptor.version} of ${section} is in ${options.to}; a registry that looks there takes it.`;
  }
  const client = clientFor(section, options);
  const place = await placeOf(client, section);
  const built = await buildRelease(section, key, options);
  await copyRelease(built, place);
  return outcomeOf(client, built.descriptor);
};

const line = ({ check, passed, reason, warning }: CheckResult): string => {
  if (!passed) return `  FAILED  ${check}: ${reason ?? ''}`;
  return `  passed  ${check}${warning === undefined ? '' : `, but ${warning}`}`;
};

/** `check`: the gate's result, before anything is shipped. */
export const check = async (section: string, options: CommonOptions): Promise<string> => {
  const client = clientFor(section, options);
  const built = await buildRelease(section, signingKeyFor(section, options), options);
  const { version, checks } = await client.check(section, await client.upload(section, built.folder));
  const lines = checks.map(line).join('\n');
  if (checks.some(({ passed }) => !passed)) throw new Failure(`${version} of ${section} would be refused:\n${lines}`);
  return `${version} of ${section} would go live:\n${lines}`;
};
