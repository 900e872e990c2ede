import type { Observation } from '@sgc/contract/operations';
import * as z from 'zod';
import { analysisEnvironment, analysisSettings } from './analysis-settings.ts';
import { TrafficAnalysis, type TrafficAnalysisSettings } from './traffic-analysis.ts';

const SETTINGS: TrafficAnalysisSettings = analysisSettings(z.object(analysisEnvironment).parse({}));

const NOON = Date.parse('2026-11-21T12:00:00Z');

let analysis: TrafficAnalysis;

beforeEach(() => {
  analysis = new TrafficAnalysis(SETTINGS, () => NOON);
});

/** Counts a shell's report of one visitor. */
const observe = (version: string, visitor: number, seen: Partial<Observation>, by = analysis): void =>
  by.add({
    section: 'mfe-eco',
    version,
    visitor: visitor.toString(16).padStart(16, '0'),
    views: 0,
    failedViews: 0,
    lostFiles: 0,
    openings: 0,
    answers: 0,
    renders: 0,
    failedRenders: 0,
    ...seen,
  });

const view = (version: string, visitor: number, failed = false): void =>
  observe(version, visitor, { views: 1, failedViews: failed ? 1 : 0 });

/** A number of visitors, of whom each `failingEvery`th meets an error. */
const visit = (version: string, visitors: number, failingEvery = Number.POSITIVE_INFINITY): void => {
  for (let visitor = 1; visitor <= visitors; visitor += 1) view(version, visitor, visitor % failingEvery === 0);
};

test('views, errors, lost files and renders are counted by version', () => {
  view('new', 1);
  view('new', 2, true);
  observe('new', 2, { lostFiles: 2 });
  observe('new', 1, { renders: 2, failedRenders: 1 });
  expect(analysis.figures('mfe-eco', 'new')).toEqual({
    views: 2,
    failedViews: 1,
    lostFiles: 2,
    renders: 2,
    failedRenders: 1,
    silentVisits: 0,
  });
  expect(analysis.figures('mfe-eco', 'old')).toMatchObject({ views: 0, renders: 0 });
});

test('a version that fails for every fifth visitor is worse than one that fails for every hundredth', () => {
  visit('old', 500, 100);
  visit('new', 60, 5);
  expect(analysis.verdicts('mfe-eco', 'new', 'old').browser).toBe('worse');
  expect(analysis.verdicts('mfe-eco', 'old', undefined).browser).toBe('healthy');
});

test('one error among ten visits decides nothing', () => {
  visit('old', 500);
  visit('new', 10, 10);
  expect(analysis.verdicts('mfe-eco', 'new', 'old').browser).toBe('undecided');
});

test('a version that is as bad as its predecessor is not worse', () => {
  visit('old', 1000, 5);
  visit('new', 1000, 5);
  expect(analysis.verdicts('mfe-eco', 'new', 'old').browser).toBe('healthy');
});

test('one visitor decides nothing, however often it fails there', () => {
  visit('new', 20);
  for (let times = 0; times < 1000; times += 1) view('new', 7777, true);
  for (let times = 0; times < 1000; times += 1) observe('new', 8888, { renders: 1, failedRenders: 1 });
  expect(analysis.verdicts('mfe-eco', 'new', undefined).browser).not.toBe('worse');
  expect(analysis.figures('mfe-eco', 'new').failedViews).toBe(1000);
});

test('failed renders are judged by themselves', () => {
  for (let visitor = 0; visitor < 30; visitor += 1)
    observe('new', visitor, { renders: 1, failedRenders: visitor % 2 === 0 ? 0 : 1 });
  expect(analysis.verdicts('mfe-eco', 'new', undefined).server).toBe('worse');
});

/** A number of visits that began, of which each `silentEvery`th never reported. */
const begin = (version: string, visitors: number, silentEvery: number): void => {
  for (let visitor = 1; visitor <= visitors; visitor += 1)
    observe(version, visitor, { openings: 1, answers: visitor % silentEvery === 0 ? 0 : 1 });
};

test('a version whose visits never report more often than those of its predecessor is worse', () => {
  begin('old', 200, 10);
  begin('dead', 60, 2);
  begin('good', 200, 10);
  expect(analysis.verdicts('mfe-eco', 'dead', 'old').silence).toBe('worse');
  expect(analysis.verdicts('mfe-eco', 'good', 'old').silence).toBe('healthy');
  expect(analysis.figures('mfe-eco', 'dead').silentVisits).toBe(30);
});

test('a report that comes before its visit was counted makes no other visit silent', () => {
  for (let visitor = 1; visitor <= 20; visitor += 1) observe('new', visitor, { answers: 1 });
  for (let visitor = 1; visitor <= 20; visitor += 1) observe('new', visitor, { openings: 1 });
  expect(analysis.figures('mfe-eco', 'new').silentVisits).toBe(0);
});

test('silence decides nothing without a known rate for the predecessor, nor if it is that of a few visitors', () => {
  begin('dead', 60, 2);
  expect(analysis.verdicts('mfe-eco', 'dead', 'old').silence).toBe('undecided');
  begin('old', 200, 100);
  begin('new', 60, 100);
  for (let times = 0; times < 50; times += 1) observe('new', 7777, { openings: 1 });
  expect(analysis.verdicts('mfe-eco', 'new', 'old').silence).not.toBe('worse');
});

test('a version is healthy only once its silent views have had time to show, if the predecessor has any', () => {
  visit('old', 500);
  visit('new', 60);
  expect(analysis.verdicts('mfe-eco', 'new', 'old').together).toBe('healthy');
  begin('old', 200, 10);
  expect(analysis.verdicts('mfe-eco', 'new', 'old').together).toBe('undecided');
  begin('new', 60, 60);
  expect(analysis.verdicts('mfe-eco', 'new', 'old').together).toBe('healthy');
});

test('versions that are not kept are dropped and start anew, for visitors that were counted before as well', () => {
  visit('old', 1);
  visit('new', 60, 5);
  const forgotten = analysis.forgetAllBut((_, version) => version === 'old');
  expect(forgotten.map(({ version }) => version)).toEqual(['new']);
  expect(analysis.figures('mfe-eco', 'new').views).toBe(0);
  visit('new', 60, 5);
  expect(analysis.verdicts('mfe-eco', 'new', undefined).browser).toBe('worse');
});

test('a listener is called once for every outcome that counts', () => {
  const changes: string[] = [];
  analysis.onChange((section, version) => changes.push(`${section} ${version}`));
  for (let times = 0; times < 10; times += 1) view('new', 1);
  expect(changes).toEqual(Array(SETTINGS.outcomesPerVisitor).fill('mfe-eco new'));
});

test('counts are told once, and another analysis goes on from them', () => {
  visit('old', 500);
  visit('new', 12, 2);
  const changed = analysis.takeChanged();
  expect(changed.map(({ version }) => version)).toEqual(['old', 'new']);
  expect(analysis.takeChanged()).toEqual([]);

  const other = new TrafficAnalysis(SETTINGS, () => NOON);
  other.restore(changed);
  expect(other.known).toEqual(changed);
  expect(other.verdicts('mfe-eco', 'new', 'old').browser).toBe('undecided');
  for (let visitor = 100; visitor < 110; visitor += 1) observe('new', visitor, { views: 1, failedViews: 1 }, other);
  expect(other.verdicts('mfe-eco', 'new', 'old').browser).toBe('worse');
});
