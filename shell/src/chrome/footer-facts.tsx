import { BEST_RATING, type BusinessProfile, telephoneHref } from '@sgc/contract/business';

/** The dealer's addresses and ratings, as far as they are known. */
export const FooterFacts = ({ business: { branches, ratings, socialLinks } }: { business: BusinessProfile }) => (
  <>
    {branches.map(({ id, name, streetAddress, town, state, postalCode, phone }) =>
      streetAddress === undefined ? null : (
        <address key={id}>
          {name}: {streetAddress}, {town}, {state} {postalCode}
          {phone === undefined ? null : <a href={telephoneHref(phone)}>{phone}</a>}
        </address>
      ),
    )}
    {ratings.map(({ of, value, count, sourceUrl }) =>
      of === 'product' || sourceUrl === undefined ? null : (
        <p key={sourceUrl}>
          <a href={sourceUrl}>
            Rated {value} of {BEST_RATING} by {count} customers
          </a>
        </p>
      ),
    )}
    {socialLinks.map(({ name, url }) => (
      <p key={url}>
        <a href={url}>{name}</a>
      </p>
    ))}
  </>
);
