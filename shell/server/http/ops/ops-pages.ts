import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ReleaseControl } from '../../releases/release-control.ts';
import type { ReleaseStatus } from '../../releases/status.ts';
import { shellResources } from '../../routing/page-resolution.ts';
import type { TrafficWatch } from '../../watching/traffic-watch.ts';
import { type Authorization, OPS } from './authorization.ts';
import type { Outcome } from './operations.ts';
import styles from './ops.css?raw';
import { type OpsPageOptions, opsPage, signInPage } from './ops-page.tsx';

const STYLES = `${OPS}/ops.css`;

const signInSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) });

const OFF = 'This shell was started without an access file (RELEASE_ACCESS): nobody can sign in.';
const UNKNOWN = 'This token is not known here.';

export interface OpsPagesParts {
  readonly control: ReleaseControl;
  readonly authorization: Authorization;
  readonly status: () => ReleaseStatus;
  readonly watch: Pick<TrafficWatch, 'figures'>;
  readonly dealer: string;
}

/** `/ops`: what is live and what happened, as a page without a line of script. */
export const serveOpsPages = (app: FastifyInstance, parts: OpsPagesParts) => {
  const { control, authorization, status, watch, dealer } = parts;
  const options = (): OpsPageOptions => ({
    dealer,
    styles: [...shellResources(control.live.set).styles.map(({ url }) => url), STYLES],
  });
  const html = (reply: FastifyReply, code: number, text: string): FastifyReply =>
    reply.code(code).header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type('text/html').send(text);

  const answer = async (request: FastifyRequest, reply: FastifyReply, outcome?: Outcome): Promise<FastifyReply> => {
    const person = await authorization.find(request);
    if (person === undefined) return html(reply, 401, signInPage(options(), authorization.isOn ? undefined : OFF));
    return html(reply, outcome?.status ?? 200, opsPage(options(), { status: status(), person, outcome, watch }));
  };

  app.get(STYLES, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css').send(styles),
  );
  app.get(OPS, (request, reply) => answer(request, reply));
  app.post(`${OPS}/sign-in`, async (request, reply) => {
    const { token = '' } = signInSchema.safeParse(request.body).data ?? {};
    const person = authorization.personOf(token);
    if (person === undefined) return html(reply, 401, signInPage(options(), authorization.isOn ? UNKNOWN : OFF));
    await authorization.signIn(request, reply, person);
    return reply.redirect(OPS, 303);
  });
  app.post(`${OPS}/sign-out`, (request, reply) => {
    authorization.signOut(request, reply);
    return reply.redirect(OPS, 303);
  });
  return answer;
};
