import { DEVELOPMENT_FAILURES, type Failure, type ProblemKind } from '@sgc/contract/development';
import { runningBuilds } from './hot.ts';

const SHELL = 'shell';

const IS_HYDRATION = /hydrat/i;

const told = new WeakSet<object>();

const send = async (failure: Failure): Promise<void> => {
  const builds = await runningBuilds();
  await fetch(DEVELOPMENT_FAILURES, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...failure, builds } satisfies Failure),
  });
};

/** Reports an error to the development command; it finds the place in the sources, and all pages show it. */
export const tellFailure = (kind: ProblemKind, program: string, error: unknown, componentStack = ''): void => {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const failure = { kind, program, message, stack: kind === 'hydration' ? componentStack : stack };
  // While the command is away the console alone has it: told as an error of this page, it would not reach the command either.
  send(failure).catch(() => undefined);
};

/** Reports uncaught errors. */
export const tellFailures = (): void => {
  addEventListener('error', ({ error }) => error !== undefined && tellFailure('browser', SHELL, error));
  addEventListener('unhandledrejection', ({ reason }) => tellFailure('browser', SHELL, reason));
};

/** Reports an error with React's details, before it is reported like any other. */
export const tellReactError = (
  error: unknown,
  { componentStack }: { componentStack?: string | null | undefined },
): void => {
  const isHydration = error instanceof Error && IS_HYDRATION.test(error.message);
  tellFailure(isHydration ? 'hydration' : 'browser', SHELL, error, componentStack ?? '');
};
