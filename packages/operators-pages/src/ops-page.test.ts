import type { SectionStatus, Status } from '@sgc/contract/operations';
import { opsPage, signInPage, welcomePage } from './index.ts';

const PAGE = { dealer: 'Carts & More', styles: '/ops/ops.css', icon: '/ops/icon.svg' };

const LIVE = '1111111111111111';
const EARLIER = '2222222222222222';

const SECTION: SectionStatus = {
  origin: '/srv/eco',
  live: LIVE,
  kept: [LIVE, EARLIER],
  trouble: null,
  waiting: null,
  refused: [],
  frozen: null,
  pinned: null,
  blocked: {},
  canaryPercent: 0,
  figures: {},
  sources: {},
  provenances: {},
  timeline: [],
  errors: [],
};

const statusOf = (section: Partial<SectionStatus>, canary: Status['canary'] = null): Status => ({
  revision: 1,
  live: { set: '3333333333333333', since: '2026-11-21T12:00:00.000Z', shell: '4444444444444444', versions: {} },
  canary,
  sections: { 'mfe-eco': { ...SECTION, ...section } },
});

const shown = (status: Status, scope = 'mfe-eco'): string =>
  opsPage(PAGE, {
    status,
    differences: {},
    person: { name: 'ed', scope },
    mayOperate: (section) => section === scope,
  });

/** The operations that a page has a form for. */
const formsIn = (html: string): string[] =>
  [...html.matchAll(/action="\/ops\/sections\/mfe-eco\/(\w+)"/g)].map(([, what = '']) => what);

test('a person gets the forms that the state of their section allows', () => {
  expect(formsIn(shown(statusOf({})))).toEqual(['rollback', 'freeze', 'pin']);
  const reason = { by: 'ed', at: '2026-11-21T12:00:00.000Z', why: 'prices' };
  const held = statusOf({ kept: [LIVE], frozen: reason, pinned: { ...reason, version: LIVE } });
  expect(formsIn(shown(held))).toEqual(['unfreeze', 'unpin']);
  const canary = { section: 'mfe-eco', version: EARLIER, percent: 10, since: reason.at, set: '5555555555555555' };
  expect(formsIn(shown(statusOf({}, canary)))).toEqual(['rollback', 'promote', 'freeze', 'pin']);
});

test('a person of another section reads the page, and gets no form', () => {
  const html = shown(statusOf({}), 'mfe-leads');
  expect(html).toContain(`<code title="${LIVE}">11111111</code>`);
  expect(formsIn(html)).toEqual([]);
});

test('a text with signs of HTML is escaped', () => {
  expect(shown(statusOf({ trouble: '<b> & co' }))).toContain('&lt;b&gt; &amp; co');
});

test('without an identity provider the page to sign in on takes a token alone; no page holds a script', () => {
  const own = signInPage({ ...PAGE, provider: undefined }, 'This token is not known here.');
  expect(own).toContain('>Your token</label>');
  expect(own).not.toContain('organization');
  expect(signInPage({ ...PAGE, provider: '/ops/sign-in/provider' })).toContain('href="/ops/sign-in/provider"');
  for (const html of [own, welcomePage(PAGE), shown(statusOf({}))]) expect(html).not.toMatch(/<script|javascript:/);
});
