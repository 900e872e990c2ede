import { EMPTY_REPORT, PAGE, SECTION, type ServingShell, Stage } from './serving-shell.ts';

const SILENT_AFTER_MS = '200';

/** The report of the fixture's page. */
const SHOWN = { ...EMPTY_REPORT, opened: true, views: [SECTION] } as const;

let stage: Stage;
let shell: ServingShell;
let version: string;

beforeEach(async () => {
  stage = new Stage();
  ({ shell } = stage);
  version = (await stage.begin('text of the watched release', { SILENT_AFTER_MS })).version;
});

afterEach(() => stage.end());

const ofSection = (series: string): string => `${series}{section="${SECTION}",version="${version}"}`;

const views = async (at = shell): Promise<number> => (await at.metric(ofSection('shell_page_views_total'))) ?? 0;

/** Counts in the registry: views that opened, and those of them that answered. */
const heard = () => {
  const ofSection = stage.registry.observations.filter(({ section }) => section === SECTION);
  const sum = (count: 'openings' | 'answers') => ofSection.reduce((all, one) => all + one[count], 0);
  return { openings: sum('openings'), answers: sum('answers') };
};

const untilHeard = (openings: number, answers: number) =>
  shell.until(
    async () => heard(),
    (sums) => sums.openings === openings && sums.answers === answers,
  );

test('a page counts for the one view that it was served for, however often it is reported', async () => {
  const view = await shell.view();
  expect((await shell.view()).token).not.toBe(view.token);
  for (let times = 0; times < 3; times += 1) {
    const told = { ...view, ...SHOWN, failedViews: [SECTION], lostFiles: { [SECTION]: 2 } };
    expect((await shell.tell('reports', told)).status).toBe(204);
  }
  expect(await views()).toBe(1);
  expect(await shell.metric(ofSection('shell_failed_page_views_total'))).toBe(1);
  expect(await shell.metric(ofSection('shell_lost_files_total'))).toBe(2);
});

test('a failure that comes after its view was reported counts once', async () => {
  const view = await shell.view();
  await shell.tell('reports', { ...view, ...SHOWN });
  for (let times = 0; times < 2; times += 1)
    await shell.tell('reports', { ...view, ...SHOWN, views: [], failedViews: [SECTION] });
  expect(await views()).toBe(1);
  expect(await shell.metric(ofSection('shell_failed_page_views_total'))).toBe(1);
});

test('a made-up token, or one of another set, does not count, and the answer is the same', async () => {
  const view = await shell.view();
  const before = view.set;
  for (const token of ['', 'made.up.token', view.token.replace(/[\w-]{16}$/, 'A'.repeat(16))])
    expect((await shell.tell('reports', { ...view, token, ...SHOWN })).status).toBe(204);
  const next = stage.release({ text: 'text of the next release' });
  stage.goLive(next.version, version);
  await shell.untilLive(next.version);
  expect((await shell.tell('reports', { ...view, set: (await shell.view()).set, ...SHOWN })).status).toBe(204);
  expect(await views()).toBe(0);
  // The set that it is of is still known.
  await shell.tell('reports', { ...view, set: before, ...SHOWN });
  expect(await views()).toBe(1);
});

test('a page that one shell served may be reported to another', async () => {
  const other = await stage.another();
  await other.untilLive(version);
  await other.tell('reports', { ...(await shell.view()), ...SHOWN });
  expect(await views(other)).toBe(1);
});

test('a page that the program goes to is a view of its own', async () => {
  const { set, token } = await shell.view();
  const next = await shell.view(`/_shell/sets/${set}/page?address=${PAGE}`);
  expect(next.token).not.toBe(token);
  for (const one of [token, next.token]) await shell.tell('reports', { set, token: one, ...SHOWN });
  expect(await views()).toBe(2);
});

test('a view that opened and never answers is silent; one that answers, or has no program, is not', async () => {
  const silent = await shell.view();
  await shell.tell('openings', { ...silent, sections: [SECTION] });
  // Reported again it is still one view.
  await shell.tell('openings', { ...silent, sections: [SECTION] });
  const lively = await shell.view();
  await shell.tell('openings', { ...lively, sections: [SECTION] });
  await shell.tell('reports', { ...lively, ...SHOWN });
  await shell.tell('reports', { ...(await shell.view()), ...SHOWN, opened: false });
  await untilHeard(2, 1);
});

test('a view that answers late is no longer silent, and one that answers before its opening comes never was', async () => {
  const late = await shell.view();
  await shell.tell('openings', { ...late, sections: [SECTION] });
  await untilHeard(1, 0);
  await shell.tell('reports', { ...late, ...SHOWN });
  await untilHeard(1, 1);
  const early = await shell.view();
  await shell.tell('reports', { ...early, ...SHOWN });
  await shell.tell('openings', { ...early, sections: [SECTION] });
  await untilHeard(2, 2);
});

test('openings that are of no page that was served are no views', async () => {
  const view = await shell.view();
  expect((await shell.tell('openings', { ...view, token: 'made.up', sections: [SECTION] })).status).toBe(204);
  expect((await shell.tell('openings', { hello: 'world' })).status).toBe(400);
  await shell.tell('openings', { ...view, sections: ['mfe-unknown', SECTION, SECTION] });
  await untilHeard(1, 0);
});
