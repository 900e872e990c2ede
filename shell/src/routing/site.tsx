import type { BusinessProfile } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import { InPieces } from '@sgc/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createContext, memo, type ReactNode, useContext } from 'react';
import { Chrome } from '../chrome/index.ts';
import { useTakenOver } from '../first-view/taken-over.ts';
import type { LoadedPage } from '../sections/loaded-page.ts';
import type { MunicipalityLink } from '../sections/municipality-link.schema.ts';
import { NotFoundScreen, UnavailableScreen } from '../sections/plain-screens.tsx';
import type { PolicyLink } from '../sections/policy-link.schema.ts';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { type ShownPage, usePageChange } from './use-page-change.ts';

/** Data that is the same on every page of a visit. */
export interface SiteFacts {
  readonly business: BusinessProfile;
  readonly municipalities: readonly MunicipalityLink[];
  readonly policies: readonly PolicyLink[];
}

const SiteContext = createContext<SiteFacts | undefined>(undefined);

const useSite = (): SiteFacts => {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite outside of SiteProviders');
  return site;
};

/** The providers around every page of the site. */
export const SiteProviders = ({
  site,
  queryClient,
  children,
}: {
  site: SiteFacts;
  queryClient: QueryClient;
  children: ReactNode;
}) => (
  <SiteContext value={site}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </SiteContext>
);

/** The router also updates for other reasons than a new page: memo spares the page a rendering then. */
const Screen = memo(({ page }: { page: LoadedPage }) => {
  const { business } = useSite();
  if (page.Component !== undefined) {
    const Component = page.Component as ComponentType<PageProps>;
    return <Component {...page.props} />;
  }
  return page.outcome === 'unavailable' ? (
    <UnavailableScreen business={business} />
  ) : (
    <NotFoundScreen business={business} />
  );
});

/** Stands for every unknown address. */
const NOWHERE = '/404';

/** Properties of {@link SiteFrame}. */
export interface SiteFrameProps {
  /** The page that is shown. */
  readonly page: ShownPage;
  /** Path of its address. */
  readonly pathname: string;
  /** The page, and others out of sight. */
  readonly children: ReactNode;
}

/** The site's chrome around pages. */
export const SiteFrame = ({ page, pathname, children }: SiteFrameProps) => {
  const site = useSite();
  usePageChange(page);
  useTakenOver();
  return (
    <Chrome
      business={site.business}
      municipalities={site.municipalities}
      policies={site.policies}
      // All unknown addresses look alike, so that the server keeps one page for them.
      pathname={page.key === 'not-found' ? NOWHERE : pathname}
    >
      {children}
    </Chrome>
  );
};

/** A page, whose failure stays within its own part of the site. */
export const SitePage = ({ page, startsWhole = true }: { page: LoadedPage; startsWhole?: boolean }) => (
  <SectionBoundary business={useSite().business}>
    <InPieces startsWhole={startsWhole}>
      <Screen page={page} />
    </InPieces>
  </SectionBoundary>
);
