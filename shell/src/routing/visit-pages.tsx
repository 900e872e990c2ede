import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router';
import type { Navigation } from './navigation.ts';
import { RouterNavigation } from './router-navigation.tsx';
import { SitePage } from './site.tsx';

/** Renders again when a navigation begins, and its children do not. */
const Pending = ({ navigation: { subscribe, pending }, children }: { navigation: Navigation; children: ReactNode }) => (
  <RouterNavigation pending={useSyncExternalStore(subscribe, pending, pending)}>{children}</RouterNavigation>
);

const CurrentPage = ({ navigation: { subscribe, shown, navigator } }: { navigation: Navigation }) => {
  const { location, type, page, startsWhole } = useSyncExternalStore(subscribe, shown, shown);
  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      <SitePage page={page} startsWhole={startsWhole} />
    </Router>
  );
};

/** The pages of a visit, one after the other. */
export const VisitPages = ({ navigation }: { navigation: Navigation }) => (
  <Pending navigation={navigation}>
    <CurrentPage navigation={navigation} />
  </Pending>
);
