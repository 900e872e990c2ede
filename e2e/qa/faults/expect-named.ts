import { expect } from '@playwright/test';
import { faultSpans } from '../../coverage/fault-spans.ts';
import type { Timeline } from '../../fixtures/timeline.ts';
import { NAMED_FAULTS } from './named-faults.ts';

const NAMES: ReadonlySet<string> = new Set(NAMED_FAULTS.map(({ name }) => name));

/** What a story breaks, testers can break: each fault of its timeline is one of the kit. */
export const expectNamed = (timeline: Timeline): void => {
  const unnamed = faultSpans(timeline.since(0)).filter(({ name }) => !NAMES.has(name));
  expect(unnamed, 'faults that the kit for testers has no name for').toEqual([]);
};
