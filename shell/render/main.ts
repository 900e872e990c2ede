import { serveSet } from '@sgc/renderer/process';

// In the same file, but run on demand, so that errors while it loads can be reported.
serveSet(async () => (await import(/* webpackMode: 'eager' */ './program.ts')).program);
