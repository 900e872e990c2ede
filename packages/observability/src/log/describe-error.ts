/** An error as a log holds it: without the rows and parameters that drivers keep beside the message. */
export interface DescribedError {
  readonly name: string;
  readonly code: string | undefined;
  readonly message: string;
  readonly stack: string | undefined;
}

export const describeError = (error: unknown): DescribedError => {
  if (!(error instanceof Error))
    return { name: typeof error, code: undefined, message: String(error), stack: undefined };
  const { name, message, stack, code } = error as Error & { code?: string };
  return { name, code, message, stack };
};
