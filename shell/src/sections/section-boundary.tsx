import type { BusinessProfile } from '@sgc/contract/business';
import { Component, type ReactNode } from 'react';
import { UnavailableScreen } from './plain-screens.tsx';

interface Props {
  readonly business: BusinessProfile;
  readonly children: ReactNode;
}

/** Keeps a section's failure to its own part of the page. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnavailableScreen business={this.props.business} /> : this.props.children;
  }
}
