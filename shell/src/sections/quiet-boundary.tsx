import type { PlacedFragment } from '@sgc/contract/section';
import { Component, type ComponentType, type ReactNode } from 'react';

/** Removes a fragment that fails in the browser, and leaves the page around it. */
class QuietBoundary extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const wrapped = new WeakMap<PlacedFragment, PlacedFragment>();

/** A fragment whose failure stays its own. The same fragment gives the same component, so that its state is kept. */
export const withQuietBoundary = (fragment: PlacedFragment): PlacedFragment => {
  const known = wrapped.get(fragment);
  if (known !== undefined) return known;
  const Fragment = fragment as ComponentType<Readonly<Record<string, unknown>>>;
  const Quiet: PlacedFragment = (props) => (
    <QuietBoundary>
      <Fragment {...props} />
    </QuietBoundary>
  );
  wrapped.set(fragment, Quiet);
  return Quiet;
};
