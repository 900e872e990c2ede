import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DESCRIPTOR_FILE, releaseDescriptorSchema } from '@sgc/release-format';
import autocannon from 'autocannon';
import { FakeRegistry } from '../test/serving/fake-registry.ts';

const PORT = 3970;
const PAGE = '/eco-impact';
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;

const ACCEPTED = { 'accept-encoding': 'br' };

/** Headers that Node writes itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

const startShell = async (cache: string, registry: string): Promise<ChildProcess> => {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [join(root, 'shell/dist/server/main.js')], {
    env: {
      PORT: String(PORT),
      REGISTRY_ORIGIN: registry,
      RELEASE_CACHE: cache,
      API_ORIGIN: 'http://127.0.0.1:9',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const page = await fetch(`http://127.0.0.1:${PORT}${PAGE}`).catch(() => undefined);
    await page?.body?.cancel();
    if (page?.ok) return child;
    if (child.exitCode !== null) throw new Error('the shell did not start');
  }
};

/** The page as it travels: what `fetch` gives is decoded. */
const pageAsSent = async (): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> => {
  const request = get(`http://127.0.0.1:${PORT}${PAGE}`, { headers: ACCEPTED });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
};

const startBare = async (): Promise<{ process: ChildProcess; port: number }> => {
  const { headers, body } = await pageAsSent();
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), { execArgv: [] });
  // The same bytes: others take the client a different time to read, which changes how many requests come at once.
  child.send({ headers: own, body: body.toString('base64') });
  const [port] = (await once(child, 'message')) as [number];
  return { process: child, port };
};

const TICKS_A_SECOND = 100;

/** Processor time that a process has used, in seconds. */
const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

/** Answers per second of the server's own processor time, which other load on the machine hardly changes. */
const answersPerSecond = async ({ port, pid }: { port: number; pid: number }): Promise<number> => {
  const before = processorSeconds(pid);
  const { requests, errors, non2xx } = await autocannon({
    url: `http://127.0.0.1:${port}${PAGE}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: ACCEPTED,
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} answers failed`);
  return requests.total / (processorSeconds(pid) - before);
};

/** Answers per processor second of a cached page, as a ratio to a bare Node server that answers the same headers and bytes. */
export const cachedThroughput = async (): Promise<number[]> => {
  const cache = mkdtempSync(join(tmpdir(), 'bench-'));
  const registry = new FakeRegistry();
  const release = join(import.meta.dirname, '../../mfe-eco/dist/release');
  const descriptor = releaseDescriptorSchema.parse(JSON.parse(readFileSync(join(release, DESCRIPTOR_FILE), 'utf8')));
  registry.add(descriptor, release);
  registry.decide({ live: { [descriptor.section]: descriptor.version } });
  await registry.start();
  const shell = await startShell(cache, registry.origin);
  const bare = await startBare();
  try {
    const ours = { port: PORT, pid: Number(shell.pid) };
    const theirs = { port: bare.port, pid: Number(bare.process.pid) };
    await answersPerSecond(ours);
    await answersPerSecond(theirs);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push((await answersPerSecond(ours)) / (await answersPerSecond(theirs)));
    }
    return ratios;
  } finally {
    bare.process.disconnect();
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    await registry.stop();
    rmSync(cache, { recursive: true, force: true });
  }
};
