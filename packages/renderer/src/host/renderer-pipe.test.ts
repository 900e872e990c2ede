import type { FromRenderer } from '../messages.ts';
import { RendererPipe } from './renderer-pipe.ts';

/** A process that writes to its channel what a program's text says, and then waits. */
const talking = (program: string): RendererPipe => {
  const text = `
    const { writeSync } = require('node:fs');
    const frame = (json, content = '') => {
      const prefix = Buffer.alloc(8);
      prefix.writeUInt32LE(Buffer.byteLength(json), 0);
      prefix.writeUInt32LE(content.length, 4);
      return Buffer.concat([prefix, Buffer.from(json), Buffer.from(content)]);
    };
    const say = (bytes) => { try { writeSync(3, bytes) } catch {} };
    ${program};
    setInterval(() => undefined, 1000);`;
  const held = { network: false, user: false, memory: false, endsWithHost: false };
  return new RendererPipe({ command: [process.execPath, '-e', text], held }, { htmlBytes: 1000 });
};

const endOf = (pipe: RendererPipe): Promise<{ readonly reason: string; readonly heard: readonly FromRenderer[] }> =>
  new Promise((resolve) => {
    const heard: FromRenderer[] = [];
    pipe.listen({ onMessage: (message) => heard.push(message), onEnd: (reason) => resolve({ reason, heard }) });
  });

const PAGE = {
  kind: 'page',
  status: 200,
  head: [],
  description: { title: '', description: '', isListed: true },
  wordsDigest: '0'.repeat(16),
  inlineHashes: { scripts: [], styles: [] },
  caching: 'shared',
  dataTags: [],
  sections: ['mfe-eco'],
  failedSections: [],
  withoutFragments: [],
};

const rendered = (page: object): string =>
  `say(frame(${JSON.stringify(JSON.stringify({ kind: 'rendered', number: 1, rendered: page }))}))`;

test.each([
  ['no message', "say(Buffer.from('GET / HTTP/1.1'))"],
  ['no JSON', "say(frame('{'))"],
  ['a message that there is none of', `say(frame('{"kind":"shutdown"}'))`],
  ['a page that is larger than a page may be', `say(frame('{"kind":"pong"}', 'x'.repeat(1001)))`],
  ['a text without end', 'const prefix = Buffer.alloc(8, 255); say(prefix)'],
  [
    'a script hash that would open the content security policy',
    rendered({ ...PAGE, inlineHashes: { scripts: ["'unsafe-inline'"], styles: [] } }),
  ],
  [
    'a style hash that would open the content security policy',
    rendered({ ...PAGE, inlineHashes: { scripts: [], styles: ["'unsafe-inline'"] } }),
  ],
  ['a status that no page has', rendered({ ...PAGE, status: 301 })],
  ['a section that no section can be', rendered({ ...PAGE, sections: ['../shell'] })],
  [
    'a path outside of every release',
    `say(frame('{"kind":"ask-file","question":1,"section":"mfe-eco","path":"../x"}'))`,
  ],
  ['a number that is none', `say(frame('{"kind":"turn","number":"__proto__"}'))`],
])('a renderer that says %s is ended', async (_, program) => {
  const { reason, heard } = await endOf(talking(program));
  expect(reason).toMatch('it said what no renderer says');
  expect(heard).toEqual([]);
});

test('a message that a renderer sent before it ended is heard', async () => {
  const { reason, heard } = await endOf(talking(`say(frame('{"kind":"broke","reason":"why"}')); process.exit(3)`));
  expect(heard).toEqual([{ kind: 'broke', reason: 'why' }]);
  expect(reason).toBe('it ended with exit code 3');
});

test('a program that cannot be started is told once', async () => {
  const held = { network: false, user: false, memory: false, endsWithHost: false };
  const pipe = new RendererPipe({ command: ['/no/such/program'], held }, { htmlBytes: 1 });
  expect((await endOf(pipe)).reason).toMatch('could not be started');
});
