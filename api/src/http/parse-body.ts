import type * as z from 'zod/mini';
import { ApiRefusal } from './api-error.ts';

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body);

/** The body as its schema gives it, or a refusal that names every field at fault. */
export const parseBody = <Output>(schema: z.ZodMiniType<Output>, body: unknown): Output => {
  if (!isObject(body)) throw new ApiRefusal(400, 'The request body must be a JSON object');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ApiRefusal(400, 'Please check the marked fields and try again.', details);
};
