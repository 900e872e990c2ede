import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { MarkdownDocument } from '@sgc/markdown/document';
import { CallActions, Hero } from '@sgc/ui';
import { fill, type Tokens } from '../../content/fill.ts';

/** Properties of {@link PageHero}. */
interface PageHeroProps {
  readonly document: MarkdownDocument;
  readonly tokens: Tokens;
  readonly business: BusinessProfile;
  /** The second way to go on, beside the phone. */
  readonly next: { readonly href: string; readonly label: string };
  readonly picture: string;
}

/** The head of a page whose words are a document's. */
export const PageHero = ({ document: { meta }, tokens, business, next, picture }: PageHeroProps) => (
  <Hero
    title={fill(meta.heading ?? '', tokens)}
    lead={fill(meta.lead ?? '', tokens)}
    actions={<CallActions phone={business.phone} phoneHref={telephoneHref(business.phone)} next={next} />}
    media={<img src={picture} alt="" width={800} height={600} />}
  />
);
