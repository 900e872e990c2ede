import { FIRST_VIEW_ID } from '@sgc/contract/section';
import type { FirstViewSettings } from './first-view.ts';
import { keepPresses } from './keep-presses.ts';
import { keepWords } from './keep-words.ts';
import { tellProgram } from './program-state.ts';
import { reloadAtTraversal } from './reload-at-traversal.ts';
import { reportWithoutProgram } from './report-without-program.ts';
import { startProgram } from './start-program.ts';
import { whenWanted } from './when-wanted.ts';

const settings: FirstViewSettings = JSON.parse(document.getElementById(FIRST_VIEW_ID)?.textContent ?? '');

const begin = (): void => {
  const reporting = reportWithoutProgram(settings);
  const takeTraversals = reloadAtTraversal();
  if (settings.program === 'none') return;
  window.firstView = {
    takeReport: reporting.take,
    takeTraversals,
    takePresses: keepPresses(),
    takeWords: keepWords(),
  };
  tellProgram('coming');
  whenWanted(settings.program, () => {
    reporting.open();
    void startProgram(settings);
  });
};

// A page that is rendered ahead is a view once it is shown, if it ever is.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', begin, { once: true });
} else begin();
