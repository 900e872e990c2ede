import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(__dirname, 'two-parts.ts');

/** Runs the program of two parts, and tells it to stop when it has said some words. @returns its end, and all that it said. */
const runAndStop = async (
  ending: string,
  words?: string,
): Promise<{ code: unknown; said: string[]; errors: string }> => {
  const program: ChildProcess = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ending]);
  let said = '';
  let errors = '';
  let told = false;
  program.stdout?.on('data', (text) => {
    said += text;
    if (told || words === undefined || !said.includes(words)) return;
    told = true;
    program.kill('SIGINT');
    program.kill('SIGTERM');
  });
  program.stderr?.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(program, 'close');
  return { code, said: said.split('\n').filter((line) => line !== ''), errors };
};

describe('a command that is told to stop', () => {
  test('stops its parts, the last first, and ends well', async () => {
    expect(await runAndStop('started', 'The site is ready')).toEqual({
      code: 0,
      said: [
        ...['starting slow', 'starting last', 'The site is ready: here'],
        ...['Stopping', 'stopped last', 'stopped slow', 'stopped quick'],
      ],
      errors: '',
    });
  });

  test('while a part starts, stops that too, and starts no other', async () => {
    expect(await runAndStop('', 'starting slow')).toEqual({
      code: 0,
      said: ['starting slow', 'Stopping', 'stopped slow', 'stopped quick'],
      errors: '',
    });
  });

  test('says what could not be stopped, stops the others, and fails', async () => {
    expect(await runAndStop('slow', 'starting slow')).toEqual({
      code: 1,
      said: ['starting slow', 'Stopping', 'stopped slow', 'stopped quick'],
      errors: 'slow does not stop\n',
    });
  });
});

test('a command that cannot be started stops what has started or still starts, and says why', async () => {
  expect(await runAndStop('fails')).toEqual({
    code: 1,
    said: ['starting slow', 'stopped slow', 'stopped quick'],
    errors: 'it cannot be started\n',
  });
});
