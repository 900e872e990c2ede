import { DEVELOPMENT_EVENTS, developmentEventSchema } from '@sgc/contract/development';
import { HotSections, type ShowAgain } from './hot-sections.ts';
import { showProblems } from './overlay.ts';
import { tellFailures } from './tell-failures.ts';

/**
 * While developing: keeps an open page in line with what the development command builds, and shows what is wrong.
 * @param showAgain loads the page on the screen anew, with the code that is here.
 * @param onLive told of a set that the server renders with.
 */
export const followDevelopment = (showAgain: ShowAgain, onLive: (set: string) => void): void => {
  tellFailures();
  const sections = new HotSections(showAgain);
  let shell: string | undefined;
  new EventSource(DEVELOPMENT_EVENTS).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = developmentEventSchema.parse(JSON.parse(data));
    if (event.kind === 'problems') return showProblems(event.problems);
    if (event.kind === 'built') return sections.built(event);
    shell ??= event.shell;
    // What the shell and packages/ui are made of is loaded whole.
    if (shell !== event.shell) location.reload();
    onLive(event.set);
    sections.live(event.set);
  });
};
