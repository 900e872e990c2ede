import { expect, test } from '@playwright/test';
import { scoreOf } from '../../headers/observatory.ts';

/** An answer that loses nothing and lacks a cookie, a script and a place on the preload list. */
const GOOD: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'text/html',
};

const SCRIPT = '<script type="module" src="/main.js" integrity="sha384-abc"></script>';

const pointsOf = (changed: Readonly<Record<string, string | undefined>>, body = ''): number => {
  const kept = Object.entries({ ...GOOD, ...changed }).filter((one): one is [string, string] => one[1] !== undefined);
  return scoreOf({ status: 200, headers: new Headers(kept), body }).points;
};

// Figures of @mdn/mdn-http-observatory 1.4.8 for the same answers.
for (const [what, changed, points] of [
  ['nothing changed', {}, 130],
  ['a policy of sources by name', { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
  [
    'inline styles',
    { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
    120,
  ],
  ['inline scripts', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 60],
  ['a directive twice', { 'content-security-policy': "img-src 'self'; img-src *" }, 55],
  ['frames anywhere', { 'content-security-policy': "default-src 'none'" }, 80],
  ['no policy', { 'content-security-policy': undefined }, 55],
  ['no strict transport security', { 'strict-transport-security': undefined }, 80],
  ['a day of strict transport security', { 'strict-transport-security': 'max-age=86400' }, 120],
  ['a referrer for everybody', { 'referrer-policy': 'unsafe-url' }, 120],
  ['sniffing', { 'x-content-type-options': undefined }, 125],
  ['no resource policy', { 'cross-origin-resource-policy': undefined }, 120],
  ['a well protected cookie', { 'set-cookie': 'a=1; Secure; HttpOnly; SameSite=Lax' }, 135],
  ['a cookie without Secure', { 'set-cookie': 'a=1; HttpOnly; SameSite=Lax' }, 125],
  ['a session that scripts can read', { 'set-cookie': 'session=1; Secure; SameSite=Lax' }, 70],
] as const) {
  test(`an answer with ${what} scores ${points}`, () => {
    expect(pointsOf(changed)).toBe(points);
  });
}

test('a page that names a script with its digest scores five more, one of another site without it five less', () => {
  expect(pointsOf({}, SCRIPT)).toBe(135);
  expect(pointsOf({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125);
});
