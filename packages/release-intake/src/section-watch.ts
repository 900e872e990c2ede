import type { RefusedRelease } from '@sgc/contract/operations';
import { type OriginUnavailable, parseDescriptor, type Refusal, type ReleaseDescriptor } from '@sgc/release-format';
import { LRUCache } from 'lru-cache';
import type { ReleaseOrigin } from './release-origin.ts';

/** Identifies a judged release. One that was built or signed anew is judged anew: its files are the same, its fault may be gone. */
type Judged = Pick<ReleaseDescriptor, 'version' | 'builtAt' | 'signature'>;

const REMEMBERED_REFUSALS = 20;

/** A release that was late is tried again this often, after this time. */
const RETRIES = 2;
const RETRY_AFTER_MS = 10_000;

/** One that may be good, because the fault may lie between its team and here, is tried again until it passes. */
const BLAMELESS_RETRY_AFTER_MS = 4000;

/** State of one section's origin: the release seen last, and the refusals. */
export class SectionWatch {
  readonly section: string;
  readonly origin: ReleaseOrigin;
  readonly #shell: string;
  /** Newest first. */
  refusals: readonly RefusedRelease[] = [];
  /** Why the origin could not be read the last time, if it could not. */
  trouble: string | undefined;
  /** A release that is there and may not go live now, and why. */
  waiting: { readonly version: string; readonly why: string } | undefined;
  readonly #refused = new LRUCache<string, true>({ max: REMEMBERED_REFUSALS });
  #newest: ReleaseDescriptor | undefined;
  #tag: string | undefined;
  #retry: { readonly version: string; readonly at: number } | undefined;

  /** @param shell version of the shell that releases are tried in. */
  constructor(section: string, origin: ReleaseOrigin, shell: string) {
    this.section = section;
    this.origin = origin;
    this.#shell = shell;
  }

  /** Names what is judged: a release, in the shell that it was tried in. Another shell may have room for its page. */
  judgedName({ version, builtAt, signature }: Judged): string {
    return `${version} ${builtAt} ${signature?.value ?? ''} ${this.#shell}`;
  }

  /** Goes on from what was refused before this program started, newest first. Without a name it is judged anew. */
  restore(refused: readonly { readonly release: string | null; readonly refused: RefusedRelease }[]): void {
    this.refusals = refused.map((one) => one.refused).slice(0, REMEMBERED_REFUSALS);
    for (const { release } of refused.toReversed()) if (release !== null) this.#refused.set(release, true);
  }

  /**
   * The newest release, unless it was refused before.
   * @throws Refusal if what appeared is no release, OriginUnavailable if the origin cannot be read.
   */
  async look(): Promise<ReleaseDescriptor | undefined> {
    const retried = this.#dueRetry();
    const seen = await this.origin.look(retried === undefined ? this.#tag : undefined);
    this.trouble = seen.kind === 'nothing' ? `${this.origin.name} holds no release` : undefined;
    if (retried !== undefined && seen.kind === 'descriptor') this.#retry = undefined;
    if (seen.kind === 'nothing') this.#newest = undefined;
    if (seen.kind === 'descriptor') {
      // One that cannot be read may have been damaged on its way: it is asked for with every look.
      this.#tag = undefined;
      this.#newest = undefined;
      this.#newest = parseDescriptor(this.section, seen.text);
      this.#tag = seen.tag;
    }
    const newest = this.#newest;
    const isKnown = newest !== undefined && newest.version !== retried && this.#refused.has(this.judgedName(newest));
    return isKnown ? undefined : newest;
  }

  /** Says why the newest release may not go live now. */
  putOff(version: string, why: string): undefined {
    this.waiting = { version, why };
  }

  /** The newest release waits for nothing: it is live, or may go live. */
  goOn(): undefined {
    this.waiting = undefined;
  }

  /** The version that is to be tried again now. */
  #dueRetry(): string | undefined {
    return this.#retry !== undefined && Date.now() >= this.#retry.at ? this.#retry.version : undefined;
  }

  /** Lets the next look see the release again, as after a transfer that broke, even if it was refused before. */
  forget(error: OriginUnavailable, version: string | undefined): void {
    this.trouble = error.message;
    this.#tag = undefined;
    if (version !== undefined) this.#retry = { version, at: Date.now() };
  }

  /** Remembers a refusal; undefined if it says nothing new. */
  refuse(release: Judged | undefined, { check, message, mayPass, blameless }: Refusal): RefusedRelease | undefined {
    const { version, builtAt } = release ?? {};
    const before = this.refusals.filter((refused) => refused.version === version && refused.builtAt === builtAt);
    const isTriedAgain = blameless || (mayPass && before.length < RETRIES);
    const after = blameless ? BLAMELESS_RETRY_AFTER_MS : RETRY_AFTER_MS;
    this.#retry = isTriedAgain && version !== undefined ? { version, at: Date.now() + after } : undefined;
    if (release !== undefined) this.#refused.set(this.judgedName(release), true);
    if (blameless && before.some(({ reason }) => reason === message)) return undefined;
    // An invalid descriptor is read with every look: the same refusal is noted once.
    if (version === undefined && this.refusals[0]?.reason === message) return undefined;
    const at = new Date().toISOString();
    const refused: RefusedRelease = { check, reason: message, at, ...(release && { version, builtAt }) };
    this.refusals = [refused, ...this.refusals].slice(0, REMEMBERED_REFUSALS);
    return refused;
  }
}
