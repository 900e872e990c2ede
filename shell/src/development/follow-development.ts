import { DEVELOPMENT_EVENTS, developmentEventSchema } from '@sgc/contract/development';
import { SHELL_VERSION_ATTRIBUTE } from './document-version.ts';
import { HotSections, type ShowAgain } from './hot-sections.ts';
import { showProblems } from './overlay.ts';
import { tellFailures } from './tell-failures.ts';

interface Following {
  /** Settles when React has taken over the page. */
  readonly ready: Promise<unknown>;
  /** Loads the page on the screen anew, with the code that is here. */
  readonly showAgain: ShowAgain;
  /** Called with the set that the server renders with. */
  readonly onLive: (set: string) => void;
}

/**
 * While developing: updates an open page with what the development command builds, and shows what is wrong.
 */
export const followDevelopment = ({ ready, showAgain, onLive }: Following): void => {
  tellFailures();
  const sections = new HotSections(showAgain, ready);
  // Of the document: builds that finish while the page's program is on its way are noticed first.
  const shell = document.documentElement.getAttribute(SHELL_VERSION_ATTRIBUTE);
  new EventSource(DEVELOPMENT_EVENTS).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = developmentEventSchema.parse(JSON.parse(data));
    if (event.kind === 'problems') return showProblems(event.problems);
    if (event.kind === 'built') return sections.built(event);
    // Code of the shell and packages/ui is loaded by a reload.
    if (shell !== event.shell) location.reload();
    onLive(event.set);
    sections.live(event.set);
  });
};
