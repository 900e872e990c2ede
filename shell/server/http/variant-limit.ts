import { MINUTE_MS } from '@sgc/contract/time';
import { AddressLimit } from '@sgc/http-hardening';
import { RenderFailure } from '@sgc/renderer/host';

/** An address asked for too many pages with other parameters: the pages are not at fault. */
export class TooManyVariants extends RenderFailure {
  constructor() {
    super('an address asked for too many variants of pages', { innocent: true });
  }
}

/** Called before a page with these parameters is rendered for an address. @throws TooManyVariants */
export type VariantGuard = (search: string, address: string) => void;

/** Limits the pages with parameters that are rendered for one address in a minute. */
export const variantGuard = (limit: number): VariantGuard => {
  const rendered = new AddressLimit({ limit, windowMs: MINUTE_MS });
  return (search, address) => {
    if (search === '') return;
    if (rendered.isReached(address)) throw new TooManyVariants();
    rendered.count(address);
  };
};
