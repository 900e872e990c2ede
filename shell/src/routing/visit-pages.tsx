import { Activity, memo, type ReactNode, useSyncExternalStore } from 'react';
import { UNSAFE_LocationContext as LocationContext, UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { DOCUMENT_PLACE, type Navigation, type PlacedPage } from './navigation.ts';
import { PagePlace } from './page-place.tsx';
import { RouterNavigation } from './router-navigation.tsx';
import { SiteFrame, SitePage } from './site.tsx';

/** Renders again when a navigation begins, and its children do not. */
const Pending = ({ navigation: { subscribe, pending }, children }: { navigation: Navigation; children: ReactNode }) => (
  <RouterNavigation pending={useSyncExternalStore(subscribe, pending, pending)}>{children}</RouterNavigation>
);

/** A page with the address that is its own: one out of sight is not at the address that is shown. */
const PageWithAddress = memo(({ page, arrival, startsWhole }: Omit<PlacedPage, 'place'>) => (
  <LocationContext value={arrival}>
    <SitePage page={page} startsWhole={startsWhole} />
  </LocationContext>
));

/** The document's page is not in an activity: React would take it over later than the rest. */
const Place = ({ page, isShown }: { page: PlacedPage; isShown: boolean }) => {
  const content = <PageWithAddress page={page.page} arrival={page.arrival} startsWhole={page.startsWhole} />;
  if (page.place === DOCUMENT_PLACE) return content;
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <PagePlace>{content}</PagePlace>
    </Activity>
  );
};

/** The page on the screen, and those out of sight. In the order of their places, so that none is moved in the document. */
const Pages = ({ navigation: { subscribe, shown, outOfSight } }: { navigation: Navigation }) => {
  const onScreen = useSyncExternalStore(subscribe, shown, shown);
  const others = useSyncExternalStore(subscribe, outOfSight, outOfSight);
  // Not a list of one: the server's page is none, and the ids that React makes count lists.
  if (others.length === 0) return <Place key={onScreen.place} page={onScreen} isShown />;
  return [onScreen, ...others]
    .sort((a, b) => a.place - b.place)
    .map((page) => <Place key={page.place} page={page} isShown={page === onScreen} />);
};

const CurrentFrame = ({ navigation }: { navigation: Navigation }) => {
  const { location, page } = useSyncExternalStore(navigation.subscribe, navigation.shown, navigation.shown);
  return (
    <SiteFrame page={page} pathname={location.pathname}>
      <Pages navigation={navigation} />
    </SiteFrame>
  );
};

/**
 * The pages of a visit, one after the other. Not in a `Router`: its address would be the shown page's, and when that changed all
 * that reads one would render again, also what reads its own page's.
 */
export const VisitPages = ({ navigation }: { navigation: Navigation }) => (
  <Pending navigation={navigation}>
    <NavigationContext value={navigation.context}>
      <CurrentFrame navigation={navigation} />
    </NavigationContext>
  </Pending>
);
