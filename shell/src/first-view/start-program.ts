import type { FirstViewSettings } from './first-view.ts';
import { pause } from './pause.ts';
import { tellProgram } from './program-state.ts';

/**
 * Fetches the program's files in parallel, each checked against its digest, and runs it. A request costs a slow phone
 * milliseconds, and the visitor who pressed waits for it.
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
