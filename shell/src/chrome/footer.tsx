import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { Hours, VisuallyHidden } from '@sgc/ui';
import { memo, type ReactNode } from 'react';
import styles from './footer.module.css';
import { FooterFacts } from './footer-facts.tsx';
import { FooterLinks } from './footer-links.tsx';
import type { Municipality } from './municipality.ts';
import { MunicipalityLinks } from './municipality-links.tsx';
import { FOOTER_LINKS, LEGAL_LINKS, policyLinks } from './navigation.ts';
import type { Policy } from './policy.ts';

/** Properties of {@link Footer}. */
interface FooterProps {
  readonly business: BusinessProfile;
  readonly municipalities: readonly Municipality[];
  readonly policies: readonly Policy[];
  readonly municipalityList?: ReactNode;
}

/** The foot of every page: how to reach the dealer, and every page without another link. */
export const Footer = memo(({ business, municipalities, policies, municipalityList }: FooterProps) => (
  <footer className={styles.footer} data-tone="plate">
    <div className={styles.inner}>
      <section className={styles.dealer} aria-labelledby="footer-dealer">
        <h2 id="footer-dealer" className={styles.name}>
          {business.name}
        </h2>
        <p>
          Electric carts for {business.county}, {business.state}.
        </p>
        <p className={styles.reach}>
          <a href={telephoneHref(business.phone)}>{business.phone}</a>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
        <FooterFacts business={business} />
        <h3 className={styles.heading}>Hours</h3>
        <Hours entries={business.showroomHours} timeZone={business.timeZone} />
      </section>
      <FooterLinks title="Explore" links={FOOTER_LINKS}>
        <a href={business.financingApplicationUrl} target="_blank" rel="noopener">
          Financing
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </FooterLinks>
      <FooterLinks title="Policies" links={policyLinks(policies)} />
      {municipalities.length === 0 ? null : (
        <nav aria-labelledby="footer-places" className={styles.places}>
          <h2 id="footer-places" className={styles.heading}>
            Where we deliver
          </h2>
          <details className={styles.fold}>
            <summary>All {municipalities.length} municipalities</summary>
            {municipalityList ?? <MunicipalityLinks municipalities={municipalities} />}
          </details>
        </nav>
      )}
      <div className={styles.bottom}>
        <p>© {business.name}</p>
        <ul className={styles.legal}>
          {LEGAL_LINKS.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
));
