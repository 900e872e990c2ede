import type { Rendered } from '@sgc/renderer/host';

/** A page whose loading led elsewhere; thrown so that the cache keeps nothing. */
export class Redirected {
  readonly location: string;
  readonly permanent: boolean;

  constructor({ location, permanent }: Extract<Rendered, { kind: 'redirect' }>) {
    this.location = location;
    this.permanent = permanent;
  }
}
