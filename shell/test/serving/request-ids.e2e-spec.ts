import { descriptorAddress, ERRORS, FEED, TELEMETRY } from '@sgc/contract/operations';
import { PAGE, SECTION, Stage } from './serving-shell.ts';

let stage: Stage;

beforeEach(() => {
  stage = new Stage();
});

afterEach(() => stage.end());

/** What the registry was asked for under an id. */
const askedUnder = (id: string): string[] =>
  stage.registry.askedUnder.filter(({ requestId }) => requestId === id).map(({ path }) => path);

test('an unknown preview is asked about under the id of the request that names it', async () => {
  await stage.begin('text of the live release');
  await stage.shell.get('/_preview/an-unknown-token', { 'x-request-id': 'opens-a-preview' });
  expect(askedUnder('opens-a-preview')).toEqual([FEED]);
});

test('a file that is not here yet is fetched under the id of the request that wants it', async () => {
  const live = await stage.begin('text of the live release');
  const kept = stage.release({ text: 'text of a release that was live at another shell' });
  stage.registry.replaceDescriptor(SECTION, kept.version, 'not yet');
  stage.goLive(live.version, kept.version);
  await stage.shell.until(
    async () => stage.shell.log,
    (log) => log.includes('the files of a retained version are not here yet'),
  );
  stage.registry.replaceDescriptor(SECTION, kept.version, JSON.stringify(kept));
  const script = kept.clientEntry.replace('client/', '');
  await stage.shell.get(`/_assets/${SECTION}/${script}`, { 'x-request-id': 'wants-a-file' });
  const [descriptor, ...files] = askedUnder('wants-a-file');
  expect(descriptor).toBe(descriptorAddress(SECTION, kept.version));
  expect(files.length).toBeGreaterThan(0);
});

test('the place of an error is asked for under the id of the request that met it', async () => {
  await stage.begin('text of the live release');
  await stage.shell.get(`${PAGE}?mode=throw`, { 'x-request-id': 'meets-an-error' });
  await stage.shell.until(
    async () => askedUnder('meets-an-error'),
    (asked) => asked.includes(ERRORS),
  );
});

test('a request that no visitor led to has an id of its own', async () => {
  await stage.begin('text of the live release');
  await stage.shell.get(PAGE);
  await stage.shell.until(
    async () => stage.registry.askedUnder,
    (asked) => asked.some(({ path }) => path === TELEMETRY),
  );
  const own = stage.registry.askedUnder.map(({ requestId }) => requestId);
  expect(new Set(own).size).toBe(own.length);
  for (const id of own) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
