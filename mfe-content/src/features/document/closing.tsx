import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Cluster } from '@sgc/ui';
import type { Tokens } from '../../content/fill.ts';
import { PagePart } from './page-part.tsx';
import type { Part } from './parts.ts';

/** Properties of {@link Closing}. */
interface ClosingProps {
  readonly part: Part;
  readonly tokens: Tokens;
  readonly business: BusinessProfile;
}

/** The last word of a page, and how to answer it. */
export const Closing = ({ part, tokens, business }: ClosingProps) => (
  <PagePart part={part} tokens={tokens} tone="plate">
    <Cluster>
      <ButtonLink href={ADDRESSES.contact}>Contact us</ButtonLink>
      <ButtonLink href={telephoneHref(business.phone)} variant="outline">
        Call {business.phone}
      </ButtonLink>
    </Cluster>
  </PagePart>
);
