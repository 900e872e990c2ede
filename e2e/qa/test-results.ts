import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { recordedSpecs } from '../coverage/recorded-specs.ts';

const attachmentSchema = z.object({ name: z.string(), contentType: z.string(), path: z.string().optional() });

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          duration: z.number(),
          error: z.object({ message: z.string().optional() }).optional(),
          attachments: z.array(attachmentSchema),
        }),
      ),
    }),
  ),
});

/** A test and how it ended. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly message: string;
  /** A picture of what the visitor saw, and a trace, where the test failed. */
  readonly picture: string | undefined;
  readonly trace: string | undefined;
}

// Terminals' colours mean nothing in a page.
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const resultOf = ({ file, title, ok, tests }: z.infer<typeof specSchema>): TestResult => {
  const last = tests.at(-1)?.results.at(-1);
  const attached = (type: string) => last?.attachments.find(({ contentType }) => contentType === type)?.path;
  return {
    file,
    title,
    ok,
    seconds: (last?.duration ?? 0) / 1000,
    message: (last?.error?.message ?? '').replaceAll(COLORS, ''),
    picture: attached('image/png'),
    trace: attached('application/zip'),
  };
};

/** Results that Playwright wrote as JSON; undefined if there are none. */
export const readTestResults = async (file: string): Promise<TestResult[] | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : recordedSpecs(text, specSchema).map(resultOf);
};
