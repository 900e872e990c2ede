import formbody from '@fastify/formbody';
import { ADDRESSES } from '@sgc/contract/addresses';
import { apiErrorSchema } from '@sgc/contract/api';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Pages } from './pages.ts';

const LIMIT_MS = 10_000;

const FALLBACK_ERROR = 'Failed to send message. Please try again.';

/** A posted form: every field once. */
const formSchema = z.record(z.string(), z.string());

/** Takes the contact form of a browser without JavaScript and passes it to the API like the page's program does. */
export const takeFormPosts = async (app: FastifyInstance, pages: Pages, apiOrigin: string): Promise<void> => {
  await app.register(async (forms) => {
    await forms.register(formbody);
    forms.post(ADDRESSES.contact, async (request, reply) => {
      const form = formSchema.safeParse(request.body);
      const values = form.success ? form.data : {};
      const answer = await postContact(apiOrigin, values, {
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
      });
      if (answer.stored) return reply.redirect(ADDRESSES.thankYou, 303);
      return pages.answerSubmission(request, reply, ADDRESSES.contact, answer.status, {
        values,
        error: answer.error,
        details: answer.details,
      });
    });
  });
};

type Details = NonNullable<z.infer<typeof apiErrorSchema>['details']>;

type Posted =
  | { readonly stored: true }
  | { readonly stored: false; readonly status: number; readonly error: string; readonly details: Details };

const postContact = async (
  apiOrigin: string,
  values: Record<string, string>,
  headers: Record<string, string>,
): Promise<Posted> => {
  try {
    const response = await fetch(new URL('/api/contact', apiOrigin), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (response.ok) return { stored: true };
    const refusal = apiErrorSchema.safeParse(await response.json());
    const { error = FALLBACK_ERROR, details = [] } = refusal.success ? refusal.data : {};
    return { stored: false, status: response.status, error, details };
  } catch {
    return { stored: false, status: 503, error: FALLBACK_ERROR, details: [] };
  }
};
