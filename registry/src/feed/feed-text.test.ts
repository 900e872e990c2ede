import { goLive, withPreview } from '../state/live-versions.ts';
import { SOME_STATE } from '../state/some-state.fixture.ts';
import { feedOf, feedText } from './feed-text.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const FIRST = '1111111111111111';
const SECOND = '2222222222222222';

const live = [FIRST, SECOND].reduce(
  (state, version) => goLive(state, [{ section: 'mfe-eco', version, builtAt: NOON }], NOON),
  SOME_STATE,
);

test('shells are told what is live, from which version it came, and what stays served', () => {
  expect(feedOf({ revision: 3, state: live }, Date.parse(NOON))).toMatchObject({
    revision: 3,
    live: { 'mfe-eco': SECOND },
    arrivals: { 'mfe-eco': { from: FIRST, at: NOON } },
    kept: { 'mfe-eco': [SECOND, FIRST] },
    shells: SOME_STATE.shells,
  });
});

test('the first version of a section has no predecessor', () => {
  const state = goLive(SOME_STATE, [{ section: 'mfe-eco', version: FIRST, builtAt: NOON }], NOON);
  expect(feedOf({ revision: 2, state }, 0).arrivals).toEqual({});
});

test('shells learn neither who decided nor why', () => {
  const reason = { by: 'ed (mfe-eco)', at: NOON, why: 'prices are wrong' };
  const section = { blocked: { [FIRST]: reason }, canaryPercent: 0, history: [], frozen: reason };
  const { text } = feedText({ revision: 3, state: { ...live, sections: { 'mfe-eco': section } } }, 0);
  expect(text).not.toMatch(/prices are wrong|mfe-eco\)/);
});

test('an expired preview is not in the feed', () => {
  const preview = { token: 'a'.repeat(64), section: 'mfe-eco', version: SECOND, beside: [], expires: 2000 };
  const state = withPreview(live, preview, 1000);
  expect(feedOf({ revision: 4, state }, 1999).previews).toHaveLength(1);
  expect(feedOf({ revision: 4, state }, 2000).previews).toEqual([]);
});

test('the tag is the revision: it changes with every decision, and only then', () => {
  expect(feedText({ revision: 3, state: live }, 0)).toEqual(feedText({ revision: 3, state: live }, 0));
  expect(feedText({ revision: 3, state: live }, 0).etag).toBe('"3"');
  expect(feedText({ revision: 4, state: live }, 0).etag).toBe('"4"');
});
