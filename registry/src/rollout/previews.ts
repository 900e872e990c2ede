import { randomBytes } from 'node:crypto';
import type { AuditEntry, CheckName } from '@sgc/contract/operations';
import { Refusal, type StoredRelease, tokenDigest } from '@sgc/release-format';
import { withPreview } from '../state/live-versions.ts';
import { sourceOf } from '../state/release-source.ts';
import type { StateStore } from '../state/state-store.ts';
import type { Rollout } from './rollout.ts';

/** Checks that may fail in a preview: not ready to go live is no reason not to be looked at. */
const HARMLESS = new Set<CheckName>([
  'age',
  'api-fields',
  'budgets',
  'fragments',
  'descriptions',
  'placed-fragments',
  'first-screen',
  'repeatable',
  'one-heading',
  'inline-styles',
  'links',
  'accessibility',
  'contrast',
]);

/**
 * Shows a version that is not live to whoever has a link. The link holds a random token; shells are told its digest, so
 * that nobody can make a link from what a shell knows.
 */
export class Previews {
  readonly #rollout: Pick<Rollout, 'check'>;
  readonly #state: StateStore;

  constructor(rollout: Pick<Rollout, 'check'>, state: StateStore) {
    this.#rollout = rollout;
    this.#state = state;
  }

  /**
   * Makes a release reachable with the token that is returned.
   * @param expires in milliseconds.
   * @throws Refusal if a check fails that protects whoever looks at it; NotStored.
   */
  async open({ release, who, expires }: { release: StoredRelease; who: string; expires: number }): Promise<string> {
    const { section, version } = release.descriptor;
    const results = await this.#rollout.check(release);
    const failed = results.find(({ check, passed }) => !passed && !HARMLESS.has(check));
    if (failed !== undefined) throw new Refusal(failed.check, failed.reason ?? 'it failed');
    const token = randomBytes(24).toString('base64url');
    const why = `until ${new Date(expires).toISOString()}`;
    const at = new Date().toISOString();
    const of = { section, version, ...sourceOf(release.descriptor) };
    const entry: AuditEntry = { at, who, what: 'preview', ...of, why };
    await this.#state.change((state) => ({
      next: withPreview(state, { token: tokenDigest(token), section, version, expires }, Date.now()),
      entries: [entry],
      result: undefined,
    }));
    return token;
  }
}
