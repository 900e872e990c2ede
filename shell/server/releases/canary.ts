import type { SetRenderer } from '../render/set-renderer.ts';
import type { StoredRelease } from './release-set.ts';

/** A visitor belongs to one of so many shares. */
export const SHARES = 100;

export interface CanaryOptions {
  readonly renderer: SetRenderer;
  readonly release: StoredRelease;
  /** Share of the visitors who see it, in percent. */
  readonly percent: number;
  readonly since?: Date;
}

/** A new version that a share of the visitors sees before the others do. */
export class Canary {
  readonly renderer: SetRenderer;
  readonly release: StoredRelease;
  readonly percent: number;
  readonly since: Date;

  constructor({ renderer, release, percent, since = new Date() }: CanaryOptions) {
    this.renderer = renderer;
    this.release = release;
    this.percent = percent;
    this.since = since;
  }

  get section(): string {
    return this.release.descriptor.section;
  }

  get version(): string {
    return this.release.descriptor.version;
  }

  /** Whether visitors of this share, 0 to 99, see it. Each version begins with other visitors. */
  isFor(share: number): boolean {
    const first = Number.parseInt(this.version.slice(0, 8), 16);
    return (share + first) % SHARES < this.percent;
  }

  /** The same canary in another set. */
  on(renderer: SetRenderer): Canary {
    return new Canary({ ...this, renderer });
  }

  /** The same canary for another share of the visitors. */
  at(percent: number): Canary {
    return new Canary({ ...this, percent });
  }
}
