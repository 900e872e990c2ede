/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { readQuestion } from '../../domain/question.schema.ts';
import { PHASE_MS, useCalculation } from './use-calculation.ts';

const first = readQuestion([['milesPerWeek', '25']]);
const second = readQuestion([['milesPerWeek', '100']]);
const third = readQuestion([['milesPerWeek', '200']]);

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const start = () => {
  const { result, unmount } = renderHook(() => useCalculation(first));
  return {
    now: () => result.current.calculation,
    ask: (question = second) => act(() => result.current.ask(question)),
    unmount,
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the calculation starts with the answer to the question of the address', () => {
  expect(start().now()).toEqual({ phase: 'idle', asked: first, answered: first, answers: 0 });
});

test('a question is calculated for 1.5 seconds, and the earlier answer stays meanwhile', () => {
  const { now, ask } = start();
  ask();
  expect(now()).toEqual({ phase: 'calculating', asked: second, answered: first, answers: 0 });
  wait(1499);
  expect(now().phase).toBe('calculating');
  wait(1);
  expect(now()).toEqual({ phase: 'celebrating', asked: second, answered: second, answers: 1 });
});

test('a new answer is celebrated for 3 seconds', () => {
  const { now, ask } = start();
  ask();
  wait(PHASE_MS.calculating);
  wait(2999);
  expect(now().phase).toBe('celebrating');
  wait(1);
  expect(now()).toEqual({ phase: 'idle', asked: second, answered: second, answers: 1 });
});

test('a question that is asked during the celebration ends it', () => {
  const { now, ask } = start();
  ask();
  wait(PHASE_MS.calculating + 1000);
  ask(third);
  expect(now()).toEqual({ phase: 'calculating', asked: third, answered: second, answers: 1 });
  wait(PHASE_MS.calculating);
  expect(now()).toEqual({ phase: 'celebrating', asked: third, answered: third, answers: 2 });
});

test('a visitor who leaves meanwhile leaves no timer behind', () => {
  const { ask, unmount } = start();
  ask();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
