import { startPostgres } from '../../src/postgres/index.ts';

// A program of its own for the tests: starts the server, says where, stops it when its input ends.
const [dataDirectory = ''] = process.argv.slice(2);

const main = async (): Promise<void> => {
  const server = await startPostgres({ dataDirectory, log: () => undefined });
  process.stdout.write(`${server.url}\n`);
  for await (const _ of process.stdin);
  await server.stop();
};

void main();
