/** What a log says of an error: drivers keep rows and parameters beside the message, which it leaves out. */
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
