import type { ContextType, ReactNode } from 'react';
import { IDLE_NAVIGATION, type Location, UNSAFE_DataRouterStateContext as RouterState } from 'react-router';

const navigationTo = (pending: Location | undefined) =>
  pending === undefined ? IDLE_NAVIGATION : { ...IDLE_NAVIGATION, state: 'loading', location: pending };

/** Gives sections the navigation under way, if any, through react-router's `useNavigation`. */
export const RouterNavigation = ({ pending, children }: { pending?: Location | undefined; children: ReactNode }) => (
  <RouterState value={{ navigation: navigationTo(pending) } as ContextType<typeof RouterState>}>{children}</RouterState>
);
