import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseSet } from '@sgc/release-format';
import { openTrialSite } from './trial-site.ts';

const SET = releaseSet({ version: '0123456789abcdef' } as Parameters<typeof releaseSet>[0], []);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trial-site-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A built shell, as far as the trial knows it. */
const buildOf = async (program: string): Promise<URL> => {
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/main.js'), program);
  return pathToFileURL(`${folder}/`);
};

const opened = async (program: string, end = new AbortController().signal) =>
  openTrialSite({ shellBuild: await buildOf(program), environment: {} }, SET, end);

test('a trial site is where its shell says that it listens, once that has followed the feed', async () => {
  const site = await opened(`
    const http = require('node:http');
    let asked = 0;
    const server = http.createServer((request, response) => {
      asked += 1;
      response.end(JSON.stringify(asked < 3 ? {} : { revision: 1, asked }));
    });
    server.listen(Number(process.env.PORT), process.env.HOST, () => {
      process.send({ kind: 'listening', origin: 'http://127.0.0.1:' + server.address().port });
    });
  `);
  try {
    expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ revision: 1, asked: 4 });
  } finally {
    await site.close();
  }
});

test('a shell that ends as it starts refuses the trial at once, and says so', async () => {
  await expect(opened('process.exitCode = 1')).rejects.toMatchObject({
    check: 'hydration',
    message: expect.stringContaining('the shell that was to show it ended as it started'),
    mayPass: true,
  });
});

test('a trial that is ended does not wait for a shell that never listens', async () => {
  const end = new AbortController();
  const opening = opened(`process.send({ kind: 'listening', origin: 1 }); setInterval(() => {}, 1000)`, end.signal);
  end.abort();
  await expect(opening).rejects.toMatchObject({ check: 'hydration' });
});
