import type { FirstViewSettings } from './first-view.ts';
import { pause } from './pause.ts';
import { tellProgram } from './program-state.ts';

/**
 * Fetches the program's files beside one another, each checked against its digest, and runs it. Asking for a file costs a
 * slow phone milliseconds, and this is the answer to somebody's press.
 */
export const startProgram = async ({ runs, scripts }: FirstViewSettings): Promise<void> => {
  for (const { url, integrity } of scripts) {
    await pause();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.integrity = integrity;
    link.crossOrigin = '';
    document.head.append(link);
  }
  // A program that cannot be had leaves the page as the server wrote it; the files' own errors say which one it was.
  for (const url of runs) import(/* webpackIgnore: true */ url).catch(() => tellProgram('none'));
};
