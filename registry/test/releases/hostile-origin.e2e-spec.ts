import { once } from 'node:events';
import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DESCRIPTOR_FILE } from '@sgc/release-format';
import { publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const registry = new RunningRegistry();
let answer: Answer;
let good: string;
const origin = createServer((request, response) => answer(request, response));

/** The answer of an honest static host. */
const files: Answer = (request, response) => {
  try {
    response.end(readFileSync(join(registry.origin, request.url ?? '')));
  } catch {
    response.writeHead(404).end();
  }
};

/** Answers the descriptor in another way, everything else honestly. */
const descriptorBy =
  (other: Answer): Answer =>
  (request, response) =>
    (request.url === `/${DESCRIPTOR_FILE}` ? other : files)(request, response);

beforeAll(async () => {
  good = publish(registry.origin, { text: 'text of the good release' }).version;
  answer = files;
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const place = origin.address();
  const port = typeof place === 'object' ? place?.port : 0;
  await registry.start({ SECTION_ORIGINS: `mfe-eco=http://127.0.0.1:${port}/` });
  await registry.untilLive(good);
});

afterAll(async () => {
  await registry.remove();
  origin.close();
  origin.closeAllConnections();
});

const isUntouched = async (): Promise<void> => {
  expect((await registry.feed()).live).toEqual({ 'mfe-eco': good });
};

test('a descriptor without an end is refused once it is too long', async () => {
  const chunk = Buffer.alloc(1_000_000, 'x');
  answer = descriptorBy((_, response) => {
    const more = (): void => {
      while (response.write(chunk));
      response.once('drain', more);
    };
    more();
  });
  const { refused } = await registry.until((section) => section.refused.length > 0);
  expect(refused[0]).toMatchObject({ check: 'descriptor', reason: expect.stringMatching(/more than 2000000 bytes/) });
  await isUntouched();
});

test('an origin that drips one byte a second is given up, and what is live stays', async () => {
  answer = descriptorBy((_, response) => {
    const drip = setInterval(() => response.write(' '), 1000);
    response.once('close', () => clearInterval(drip));
    response.write('{');
  });
  await registry.until(({ trouble }) => trouble !== null);
  await isUntouched();
});

test('a redirect to another host is not followed', async () => {
  let asked = false;
  const elsewhere = createServer((_, response) => {
    asked = true;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const place = elsewhere.address();
  const port = typeof place === 'object' ? place?.port : 0;
  answer = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/release.json` }).end();
  await registry.until(({ trouble }) => trouble?.includes('answers 302') === true);
  expect(asked).toBe(false);
  elsewhere.close();
  await isUntouched();
});

test.each([
  ['differ by case only', (path: string) => path.toUpperCase(), /differs from another file by case only/],
  ['are the same', (path: string) => path, /is listed twice/],
])('a release two of whose names %s is refused', async (_, rename, reason) => {
  const before = (await registry.section()).refused[0]?.at;
  publish(registry.origin, {
    text: `text of a release with ${reason.source}`,
    descriptor: (descriptor) => {
      const [first] = descriptor.files;
      return first === undefined
        ? descriptor
        : { ...descriptor, files: [...descriptor.files, { ...first, path: rename(first.path) }] };
    },
  });
  answer = files;
  const { refused } = await registry.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]).toMatchObject({ check: 'files', reason: expect.stringMatching(reason) });
  await isUntouched();
});

test('a file with the digest of another is refused', async () => {
  const before = (await registry.section()).refused[0]?.at;
  publish(registry.origin, {
    text: 'text of a release with exchanged files',
    afterwards: (folder, { clientEntry, pages }) => {
      const chunk = join(folder, pages[0]?.files.scripts.at(-1) ?? '');
      writeFileSync(chunk, readFileSync(join(folder, clientEntry)));
    },
  });
  const { refused } = await registry.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]?.check).toBe('files');
  await isUntouched();
});

test('a link that leads out of its folder is refused', async () => {
  const linked = new RunningRegistry();
  await linked.startWith({ text: 'text of the good release' });
  publish(linked.origin, {
    text: 'text of a release with a link',
    afterwards: (folder, { pages }) => {
      const path = pages[0]?.files.scripts.at(-1) ?? '';
      renameSync(join(folder, path), join(linked.folder, 'outside.js'));
      symlinkSync(join(linked.folder, 'outside.js'), join(folder, path));
    },
  });
  const { refused } = await linked.until((section) => section.refused.length > 0);
  expect(refused[0]).toMatchObject({ check: 'files', reason: expect.stringMatching(/is a link that leads out of/) });
  await linked.remove();
});
