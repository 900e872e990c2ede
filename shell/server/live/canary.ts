import type { SetRenderer } from '@sgc/renderer/host';

/** Each visitor belongs to one of this number of shares. */
export const SHARES = 100;

export interface CanaryOptions {
  readonly renderer: SetRenderer;
  readonly section: string;
  readonly version: string;
  /** Share of the visitors who see it, in percent. */
  readonly percent: number;
}

/** A new version that a share of the visitors sees before the others do. */
export class Canary {
  readonly renderer: SetRenderer;
  readonly section: string;
  readonly version: string;
  readonly percent: number;

  constructor({ renderer, section, version, percent }: CanaryOptions) {
    this.renderer = renderer;
    this.section = section;
    this.version = version;
    this.percent = percent;
  }

  /** Whether visitors of this share, 0 to 99, see it. Each version begins with other visitors. */
  isFor(share: number): boolean {
    const first = Number.parseInt(this.version.slice(0, 8), 16);
    return (share + first) % SHARES < this.percent;
  }

  /** The same canary for another share of the visitors. */
  at(percent: number): Canary {
    return new Canary({ ...this, percent });
  }
}
