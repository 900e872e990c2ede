import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import { ADDRESSES } from '@sgc/contract/addresses';
import { apiErrorSchema, type ErrorDetail } from '@sgc/contract/api';
import {
  CONTACT_PATH,
  contactReceiptSchema,
  FORM_TOKEN_FIELD,
  IDEMPOTENCY_HEADER,
  readWishedDay,
  requestStatusSchema,
  STATUS_PATH,
  submissionFrom,
  thankYouAddress,
} from '@sgc/contract/leads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ApiRequests } from '../metrics/api-requests.ts';
import { readAddress } from './address.ts';
import { WRITE_LIMIT_MS } from './api-limits.ts';
import type { Pages } from './pages.ts';

const FALLBACK_ERROR = 'Failed to send message. Please try again.';
const NOT_ASKED = 'We cannot look it up at the moment. Please try again, or call us.';

/** A posted form: every field once. */
const formSchema = z.record(z.string(), z.string());

type Form = z.infer<typeof formSchema>;

export interface FormPostParts {
  readonly pages: Pages;
  readonly apiOrigin: string;
  readonly apiRequests: Pick<ApiRequests, 'begin'>;
}

/** Takes the forms of a browser without JavaScript and passes them to the API like the pages' programs do. */
export const takeFormPosts = async (
  app: FastifyInstance,
  { pages, apiOrigin, apiRequests }: FormPostParts,
): Promise<void> => {
  const ask = askOf(apiOrigin, apiRequests);
  const takeMessage = async (request: FastifyRequest, reply: FastifyReply, values: Form): Promise<Shown> => {
    const releaseSet = await pages.setFor(request);
    const { [FORM_TOKEN_FIELD]: formToken, ...words } = values;
    const said = { ...submissionFrom(words), releaseSet };
    const key = keyOf(request.visitorAddress, JSON.stringify(said));
    const body = JSON.stringify({ ...said, [FORM_TOKEN_FIELD]: formToken });
    const answer = await ask(CONTACT_PATH, request, body, contactReceiptSchema, {
      fallback: FALLBACK_ERROR,
      headers: { [IDEMPOTENCY_HEADER]: key },
    });
    return answer.ok ? reply.redirect(thankYouAddress(answer.said.reference, readWishedDay(values)), 303) : answer;
  };

  const tellStatus = (request: FastifyRequest, _reply: FastifyReply, values: Form): Promise<Shown> =>
    ask(STATUS_PATH, request, JSON.stringify(values), requestStatusSchema, { fallback: NOT_ASKED });

  await app.register(async (forms) => {
    await forms.register(formbody);
    for (const [path, take] of [
      [ADDRESSES.contact, takeMessage],
      [ADDRESSES.requestStatus, tellStatus],
    ] as const) {
      forms.post(path, async (request, reply) => {
        const address = readAddress(request.raw.url ?? path);
        const searchParams = address.kind === 'page' ? address.searchParams : new URLSearchParams();
        const values = formSchema.safeParse(request.body).data ?? {};
        const shown = await take(request, reply, values);
        if (!('ok' in shown)) return shown;
        const posted = shown.ok
          ? { values, details: [], answer: shown.said }
          : { values, error: shown.error, details: shown.details };
        return pages.answerSubmission(request, reply, path, searchParams, shown.ok ? 200 : shown.status, posted);
      });
    }
  });
};

type Asked<Said> =
  | { readonly ok: true; readonly said: Said }
  | { readonly ok: false; readonly status: number; readonly error: string; readonly details: ErrorDetail[] };

/** Content of a form's page, or an answer that leads to another page. */
type Shown = Asked<unknown> | FastifyReply;

/** A cached page has no key of its own: the same words from the same address are one message, in whichever copy of it. */
const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Asks the API for one answer. */
const askOf =
  (apiOrigin: string, apiRequests: Pick<ApiRequests, 'begin'>) =>
  async <Said>(
    path: string,
    { id: requestId, visitorAddress, traceContext: within }: FastifyRequest,
    body: string,
    schema: z.ZodMiniType<Said>,
    { fallback, headers = {} }: { readonly fallback: string; readonly headers?: Record<string, string> },
  ): Promise<Asked<Said>> => {
    const watched = apiRequests.begin('form', { method: 'POST', path, requestId, within });
    let answered = 0;
    try {
      const response = await fetch(apiOrigin + path, {
        method: 'POST',
        headers: {
          ...headers,
          ...watched.headers,
          'x-forwarded-for': visitorAddress,
          'content-type': 'application/json',
        },
        body,
        signal: AbortSignal.timeout(WRITE_LIMIT_MS),
      });
      answered = response.status;
      const answer: unknown = await response.json();
      if (response.ok) return { ok: true, said: schema.parse(answer) };
      const { error = fallback, details = [] } = apiErrorSchema.safeParse(answer).data ?? {};
      return { ok: false, status: response.status, error, details };
    } catch {
      return { ok: false, status: 503, error: fallback, details: [] };
    } finally {
      watched.end(answered);
    }
  };
