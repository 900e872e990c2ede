import { setTimeout as pause } from 'node:timers/promises';
import { type ReleaseSet, versionsOf } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';
import type { Canary } from './canary.ts';

/** Sets that this process has shown and whose pages a visit may still ask for. */
const REMEMBERED_SETS = 50;

const CLOSE_LIMIT_MS = 5000;

/** Which set visitors see now, and which canary beside it. */
export class LiveSets {
  readonly #shown = new LRUCache<string, ReleaseSet>({ max: REMEMBERED_SETS });
  readonly #switchListeners: ((set: ReleaseSet) => void)[] = [];
  #tellFirst: () => void = () => undefined;
  readonly #first = new Promise<void>((resolve) => {
    this.#tellFirst = resolve;
  });
  #live: SetRenderer | undefined;
  #canary: Canary | undefined;

  /** The renderer of the live set; undefined before the first one runs. */
  get live(): SetRenderer | undefined {
    return this.#live;
  }

  /** The set that a share of the visitors sees in place of the live one. */
  get canary(): Canary | undefined {
    return this.#canary;
  }

  /** A set that this process shows, or has shown recently. */
  set(id: string): ReleaseSet | undefined {
    return this.#shown.get(id);
  }

  /** Resolves once the first set of this process runs, or when that takes too long. */
  async untilLive(limitMs: number): Promise<void> {
    if (this.#live === undefined) await Promise.race([this.#first, pause(limitMs, undefined, { ref: false })]);
  }

  /** Calls back whenever another set is live. */
  onSwitch(listener: (set: ReleaseSet) => void): void {
    this.#switchListeners.push(listener);
  }

  /** Shows another set from now on. Requests under way are answered from the one before. */
  show(next: SetRenderer): void {
    const previous = this.#live;
    if (this.#canary?.renderer === next) this.#canary = undefined;
    this.#live = next;
    this.#tellFirst();
    this.#shown.set(next.set.id, next.set);
    for (const listener of this.#switchListeners) listener(next.set);
    void previous?.close();
  }

  /** Shows another canary, the same one to another share of the visitors, or none. */
  showCanary(next: Canary | undefined): void {
    const previous = this.#canary;
    this.#canary = next;
    if (next !== undefined) this.#shown.set(next.renderer.set.id, next.renderer.set);
    if (previous !== undefined && previous.renderer !== next?.renderer) void previous.renderer.close();
  }

  /** Whether visitors see a version of a section. */
  isShown(section: string, version: string): boolean {
    const sets = [this.#live?.set, this.#canary?.renderer.set];
    return sets.some((set) => set !== undefined && versionsOf(set)[section] === version);
  }

  /** Ends the renderers once their work is done, or when they had time enough for it. */
  async close(): Promise<void> {
    const closing = [this.#live, this.#canary?.renderer].map((renderer) => renderer?.close());
    await Promise.race([Promise.all(closing), pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
  }
}
