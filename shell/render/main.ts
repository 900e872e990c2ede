import { serveSet } from '@sgc/renderer/process';

// In the same file, but run when it is asked for: what it throws then can be told.
serveSet(async () => (await import(/* webpackMode: 'eager' */ './program.ts')).program);
