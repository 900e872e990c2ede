import { FIRST_VIEW_ID } from '@sgc/contract/section';
import { afterFirstPaint } from './after-first-paint.ts';
import type { FirstViewSettings } from './first-view.ts';
import { keepPresses } from './keep-presses.ts';
import { keepWords } from './keep-words.ts';
import { tellProgram } from './program-state.ts';
import { reportWithoutProgram } from './report-without-program.ts';
import { settleFace } from './settle-face.ts';
import { startProgram } from './start-program.ts';
import { watchScroll } from './watch-scroll.ts';
import { whenWanted } from './when-wanted.ts';

const settings: FirstViewSettings = JSON.parse(document.getElementById(FIRST_VIEW_ID)?.textContent ?? '');
afterFirstPaint(settleFace);
const reporting = reportWithoutProgram(settings);

if (settings.program !== 'never') {
  window.firstView = {
    takeReport: reporting.take,
    isMoved: watchScroll(),
    takePresses: keepPresses(),
    takeWords: keepWords(),
  };
  tellProgram('coming');
  whenWanted(settings.program, () => {
    reporting.open();
    startProgram(settings);
  });
}
