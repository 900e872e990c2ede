/** @jest-environment jsdom */
import { type ContactDraft, DRAFT_HOURS, dropDraft, keepDraft, readDraft } from './contact-draft.ts';

const HOUR = 60 * 60 * 1000;
const draft = (): ContactDraft => ({
  startedAt: Date.now(),
  changedAt: Date.now(),
  values: { firstName: 'Ada' },
});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  dropDraft();
  jest.useRealTimers();
});

test('a draft that was kept is read back whole', () => {
  const kept = { ...draft(), sending: { key: 'k', typed: '{}', body: '{}' } };
  keepDraft(kept);
  expect(readDraft()).toEqual(kept);
});

test('a draft that was dropped is gone from the storage', () => {
  keepDraft(draft());
  dropDraft();
  expect(readDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('an open tab deletes it by itself after a day', () => {
  keepDraft(draft());
  jest.advanceTimersByTime(DRAFT_HOURS * HOUR - 1);
  expect(sessionStorage.length).toBe(1);
  jest.advanceTimersByTime(1);
  expect(sessionStorage.length).toBe(0);
});

test('reading it does not make it live longer', () => {
  keepDraft(draft());
  jest.advanceTimersByTime(20 * HOUR);
  expect(readDraft()).toBeDefined();
  jest.advanceTimersByTime(4 * HOUR);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['a day old', () => JSON.stringify({ ...draft(), changedAt: Date.now() - 24 * HOUR })],
  ['from the future', () => JSON.stringify({ ...draft(), changedAt: Date.now() + HOUR })],
  ['of another shape', () => JSON.stringify({ words: 'Ada' })],
  ['no JSON', () => 'Ada'],
])('a draft that is %s is deleted', (_, text) => {
  sessionStorage.setItem('sgc:contact-draft', text());
  expect(readDraft()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('a browser that forbids storage has no draft, and nothing fails', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft(draft());
  expect(readDraft()).toBeUndefined();
  dropDraft();
});

test('a full storage keeps nothing, and nothing fails', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(draft());
  expect(readDraft()).toBeUndefined();
});
