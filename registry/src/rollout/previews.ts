import { randomBytes } from 'node:crypto';
import type { AuditEntry, CheckName, PreviewedRelease } from '@sgc/contract/operations';
import { Refusal, type ReleaseDescriptor, type StoredRelease, tokenDigest } from '@sgc/release-format';
import { withPreview } from '../state/live-versions.ts';
import { sourceOf } from '../state/release-source.ts';
import type { StateStore } from '../state/state-store.ts';
import type { Rollout } from './rollout.ts';

/** Checks that may fail in a preview: a release that is not ready to go live may still be looked at. */
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

export interface PreviewRequest {
  /** Each of another section. */
  readonly releases: readonly [StoredRelease, ...StoredRelease[]];
  readonly who: string;
  /** Until when, in milliseconds. */
  readonly expires: number;
}

const named = ({ section, version }: ReleaseDescriptor): PreviewedRelease => ({ section, version });

/**
 * Shows versions that are not live to visitors with a link. The link holds a random token; shells get only its digest, so
 * that a link cannot be made from what a shell knows.
 */
export class Previews {
  readonly #rollout: Pick<Rollout, 'check'>;
  readonly #state: StateStore;

  constructor(rollout: Pick<Rollout, 'check'>, state: StateStore) {
    this.#rollout = rollout;
    this.#state = state;
  }

  /**
   * Makes releases of different sections reachable together with the token that is returned.
   * @throws Refusal if a check fails that protects the preview's visitors; NotStored.
   */
  async open({ releases, who, expires }: PreviewRequest): Promise<string> {
    const results = await this.#rollout.check(releases);
    const failed = results.find(({ check, passed }) => !passed && !HARMLESS.has(check));
    if (failed !== undefined) throw new Refusal(failed.check, failed.reason ?? 'it failed');
    const token = randomBytes(24).toString('base64url');
    const why = `until ${new Date(expires).toISOString()}`;
    const at = new Date().toISOString();
    const entries = releases.map(
      ({ descriptor }): AuditEntry => ({
        at,
        who,
        what: 'preview',
        ...named(descriptor),
        why,
        ...sourceOf(descriptor),
      }),
    );
    const [first, ...beside] = releases;
    const shown = { ...named(first.descriptor), beside: beside.map(({ descriptor }) => named(descriptor)) };
    await this.#state.change((state) => ({
      next: withPreview(state, { ...shown, token: tokenDigest(token), expires }, Date.now()),
      entries,
      result: undefined,
    }));
    return token;
  }
}
