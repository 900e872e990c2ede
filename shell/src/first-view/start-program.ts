import type { FirstViewSettings } from './first-view.ts';
import { tellProgram } from './program-state.ts';
import { settleFace } from './settle-face.ts';

/** Fetches the program's files beside one another, each checked against its digest, and runs it. */
export const startProgram = ({ runs, scripts }: FirstViewSettings): void => {
  settleFace();
  for (const { url, integrity } of scripts) {
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
