import { basename } from 'node:path';
import { pino } from 'pino';
import { buildPrograms } from './build/build-programs.ts';
import { galleryServer } from './gallery/gallery-server.ts';
import { pagesAsSaved } from './gallery/pages-as-saved.ts';
import { freePort } from './ports/ports.ts';
import { progress, runUntilStopped } from './process/run-until-stopped.ts';
import { SECTIONS } from './programs.ts';

const DEFAULT_PORT = 4410;

// npm run gallery -w mfe-eco: of one section; npm run gallery: of all.
const here = basename(process.cwd());
const sections = SECTIONS.includes(here) ? [here] : SECTIONS;

const log = progress();

await runUntilStopped(async (keep) => {
  await buildPrograms(log, ['shell', ...sections]);
  const { pagesOf } = await keep(() => pagesAsSaved(log, pino({ level: 'warn' })));
  const server = await galleryServer(sections, pagesOf);
  await keep(() => ({ stop: () => server.close() }));
  const port = await freePort(Number(process.env.PORT || DEFAULT_PORT));
  await server.listen({ host: '127.0.0.1', port });
  return { address: `http://localhost:${port}` };
});
