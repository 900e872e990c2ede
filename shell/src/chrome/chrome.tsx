import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { ToastRegion } from '@sgc/ui';
import type { ReactNode } from 'react';
import { CallBar } from './call-bar.tsx';
import styles from './chrome.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Municipality } from './municipality.ts';
import { PageAnnouncement } from './page-announcement.tsx';
import type { Policy } from './policy.ts';
import { SkipLink } from './skip-link.tsx';

/** Properties of {@link Chrome}. */
export interface ChromeProps {
  readonly business: BusinessProfile;
  readonly municipalities: readonly Municipality[];
  readonly policies: readonly Policy[];
  /** Path of the address shown, without search and hash. */
  readonly pathname: string;
  /** Replaces the footer's own list of municipalities. */
  readonly municipalityList?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** The frame of every page. */
export const Chrome = ({ business, municipalities, policies, pathname, municipalityList, children }: ChromeProps) => (
  <div className={styles.frame}>
    <SkipLink />
    <Header business={business} pathname={pathname} />
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer
      business={business}
      municipalities={municipalities}
      policies={policies}
      municipalityList={municipalityList}
    />
    {/* The contact page is its two ways, and it would cover fields there. */}
    {pathname === ADDRESSES.contact ? null : <CallBar business={business} />}
    <ToastRegion />
    <PageAnnouncement />
  </div>
);
