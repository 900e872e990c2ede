import type { ContextType, ReactNode } from 'react';
import { IDLE_NAVIGATION, type Location, UNSAFE_DataRouterStateContext as RouterState } from 'react-router';

const navigationTo = (pending: Location | undefined) =>
  pending === undefined ? IDLE_NAVIGATION : { ...IDLE_NAVIGATION, state: 'loading', location: pending };

/** Tells sections that ask react-router's `useNavigation` where the visitor is being taken, if anywhere. */
export const RouterNavigation = ({ pending, children }: { pending?: Location | undefined; children: ReactNode }) => (
  <RouterState value={{ navigation: navigationTo(pending) } as ContextType<typeof RouterState>}>{children}</RouterState>
);
