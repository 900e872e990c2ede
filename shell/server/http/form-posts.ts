import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import { ADDRESSES } from '@sgc/contract/addresses';
import { apiErrorSchema, type ErrorDetail } from '@sgc/contract/api';
import { contactReceiptSchema, IDEMPOTENCY_HEADER, thankYouAddress } from '@sgc/contract/leads';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readAddress } from './address.ts';
import type { Pages } from './pages.ts';

/** The API answers a message within four seconds, stored or refused. */
const LIMIT_MS = 4500;

const FALLBACK_ERROR = 'Failed to send message. Please try again.';

/** A posted form: every field once. */
const formSchema = z.record(z.string(), z.string());

/** Takes the contact form of a browser without JavaScript and passes it to the API like the page's program does. */
export const takeFormPosts = async (app: FastifyInstance, pages: Pages, apiOrigin: string): Promise<void> => {
  await app.register(async (forms) => {
    await forms.register(formbody);
    forms.post(ADDRESSES.contact, async (request, reply) => {
      const address = readAddress(request.raw.url ?? ADDRESSES.contact);
      const searchParams = address.kind === 'page' ? address.searchParams : new URLSearchParams();
      const form = formSchema.safeParse(request.body);
      const values = form.success ? form.data : {};
      const releaseSet = await pages.setFor(request);
      const answer = await postContact(apiOrigin, JSON.stringify({ ...values, releaseSet }), {
        'x-request-id': request.id,
        'x-forwarded-for': request.visitorAddress,
      });
      if (answer.stored) return reply.redirect(thankYouAddress(answer.reference), 303);
      const submission = { values, error: answer.error, details: answer.details };
      return pages.answerSubmission(request, reply, ADDRESSES.contact, searchParams, answer.status, submission);
    });
  });
};

type Posted =
  | { readonly stored: true; readonly reference: string }
  | { readonly stored: false; readonly status: number; readonly error: string; readonly details: ErrorDetail[] };

/** A cached page has no key of its own: the same words from the same address are one message. */
const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

const postContact = async (
  apiOrigin: string,
  body: string,
  headers: Record<'x-request-id' | 'x-forwarded-for', string>,
): Promise<Posted> => {
  try {
    const response = await fetch(new URL('/api/contact', apiOrigin), {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: keyOf(headers['x-forwarded-for'], body),
      },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { stored: true, reference: contactReceiptSchema.parse(answer).reference };
    const { error = FALLBACK_ERROR, details = [] } = apiErrorSchema.safeParse(answer).data ?? {};
    return { stored: false, status: response.status, error, details };
  } catch {
    return { stored: false, status: 503, error: FALLBACK_ERROR, details: [] };
  }
};
