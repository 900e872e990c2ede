import type { ErrorDetail } from '@sgc/contract/api';
import type * as z from 'zod/mini';
import { ApiRefusal } from './api-error.ts';

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Asks for mended fields. `details` names each. */
export const refuseFields = (details: readonly ErrorDetail[]): ApiRefusal =>
  new ApiRefusal(400, 'Please check the marked fields and try again.', [...details]);

/**
 * The body as its schema gives it, or a refusal that names every field at fault.
 * @param alsoWrong what else is said of a body that is refused.
 */
export const parseBody = <Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  alsoWrong: (body: object) => readonly ErrorDetail[] = () => [],
): Output => {
  if (!isObject(body)) throw new ApiRefusal(400, 'The request body must be a JSON object');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw refuseFields([...details, ...alsoWrong(body)]);
};
