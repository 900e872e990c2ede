import { startTransition, useCallback, useLayoutEffect, useReducer } from 'react';
import type { Question } from '../../domain/question.schema.ts';

/** How long each phase lasts before the next one, in milliseconds. */
export const PHASE_MS = { calculating: 1500, celebrating: 3000 } as const;

/** One visitor's calculator. */
export interface Calculation {
  readonly phase: 'idle' | keyof typeof PHASE_MS;
  /** What was asked last. */
  readonly asked: Question;
  /** What the results on the page answer. */
  readonly answered: Question;
  /** How many answers there were since the page was opened; 0 while it shows the one it came with. */
  readonly answers: number;
}

type Action = { readonly type: 'asked'; readonly question: Question } | { readonly type: 'phase ended' };

const next = (calculation: Calculation, action: Action): Calculation => {
  if (action.type === 'asked') return { ...calculation, phase: 'calculating', asked: action.question };
  if (calculation.phase !== 'calculating') return { ...calculation, phase: 'idle' };
  return { ...calculation, phase: 'celebrating', answered: calculation.asked, answers: calculation.answers + 1 };
};

/** Starts with the answer to `question`, as the server showed it, and takes new questions through `ask`. */
export const useCalculation = (question: Question) => {
  const [calculation, dispatch] = useReducer(next, {
    phase: 'idle',
    asked: question,
    answered: question,
    answers: 0,
  });
  const { phase } = calculation;

  // A phase is timed from when it is in the page, not from a moment after.
  useLayoutEffect(() => {
    if (phase === 'idle') return;
    const timer = setTimeout(() => dispatch({ type: 'phase ended' }), PHASE_MS[phase]);
    return () => clearTimeout(timer);
  }, [phase]);

  // In a task after the press.
  const ask = useCallback((asked: Question) => startTransition(() => dispatch({ type: 'asked', question: asked })), []);
  return { calculation, ask };
};
