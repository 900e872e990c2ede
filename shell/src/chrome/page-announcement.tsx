import { VisuallyHidden } from '@sgc/ui';
import { useAnnouncement } from './announcer.ts';

/** The live region that speaks page titles. */
export const PageAnnouncement = () => (
  <div aria-live="polite" aria-atomic="true">
    <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
  </div>
);
