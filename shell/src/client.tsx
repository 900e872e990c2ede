import { pause } from './first-view/pause.ts';
import { tellProgram } from './first-view/program-state.ts';

/**
 * The program in pieces, each run in a task of its own: together they would delay a slow phone's first answer. The modules
 * that import them decide which of their names are used.
 */
const PIECES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: ["useState"] */ 'react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createPortal"] */ 'react-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["UNSAFE_NavigationContext"] */ 'react-router'),
  () => import(/* webpackMode: "eager" */ './routing/query-client.ts'),
  () => import(/* webpackMode: "eager" */ './chrome/index.ts'),
];

const start = async (): Promise<void> => {
  for (const piece of PIECES) {
    await pause();
    await piece();
  }
  await pause();
  const { startVisit } = await import(/* webpackMode: "eager" */ './routing/start-visit.tsx');
  await startVisit();
};

void start().catch((error: unknown) => {
  tellProgram('none');
  throw error;
});
