import * as z from 'zod/mini';

/** One refused field: `field` is its name in the body, `message` what a person reads beside it. */
export const errorDetailSchema = z.object({ field: z.string(), message: z.string() });
export type ErrorDetail = z.infer<typeof errorDetailSchema>;

/** Every answer of the API with a status of 400 or more. */
export const apiErrorSchema = z.object({
  error: z.string(),
  details: z.optional(z.array(errorDetailSchema)),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
