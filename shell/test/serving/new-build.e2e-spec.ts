import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programMessageSchema } from '@sgc/contract/development';
import { DIST, PAGE, ServingShell, Stage } from './serving-shell.ts';

const stage = new Stage();
let build: string;
let shell: ServingShell;
let pid: number | undefined;

beforeAll(async () => {
  const { version } = await stage.begin('text of the live release');
  build = join(stage.shell.folder, 'build');
  cpSync(DIST, build, { recursive: true });
  shell = new ServingShell(build);
  await shell.start(stage.registry.origin, { NODE_ENV: 'development' });
  await shell.untilLive(version);
  ({ pid } = shell);
});

afterAll(async () => {
  await shell.stop();
  shell.remove();
  await stage.end();
});

/** Builds the shell anew, with other code to render with. */
const buildAnew = (version: string, change: (code: string) => string): void => {
  const [program, description] = [join(build, 'render/render.cjs'), join(build, 'shell.json')];
  writeFileSync(program, change(readFileSync(program, 'utf8')));
  writeFileSync(description, JSON.stringify({ ...JSON.parse(readFileSync(description, 'utf8')), version }));
  shell.say({ kind: 'shell-built' });
};

const page = async (): Promise<string> => (await shell.get(PAGE)).body;

const [FIRST, SECOND] = ['1'.repeat(16), '2'.repeat(16)];

test('a shell in development that is told of a new build shows pages of it, in the same process', async () => {
  expect(await page()).toContain('Skip to main content');
  buildAnew(FIRST, (code) => code.replaceAll('Skip to main content', 'Go to what counts'));
  const shown = await shell.until(page, (html) => html.includes(`data-shell-version="${FIRST}"`));
  expect(shown).toContain('Go to what counts');
  expect(shown).not.toContain('Skip to main content');
  expect(shell.pid).toBe(pid);
});

test('a new build whose code throws when it is loaded leaves the last one on the screen, and says where it threw', async () => {
  buildAnew(SECOND, (code) => code.replace('const Chrome = (', "throw new Error('not loaded');\nconst Chrome = ("));
  const failures = () =>
    shell.said.flatMap((said) => {
      const message = programMessageSchema.parse(said);
      return message.kind === 'failed' ? [message.failure] : [];
    });
  const [failure] = await shell.until(
    async () => failures(),
    (found) => found.length > 0,
  );
  expect(failure).toMatchObject({ kind: 'server', program: 'shell', message: 'not loaded' });
  expect(failure?.stack).toMatch(/render\.cjs:\d+:\d+/);
  expect(await page()).toContain(`data-shell-version="${FIRST}"`);
  expect(shell.pid).toBe(pid);
});
