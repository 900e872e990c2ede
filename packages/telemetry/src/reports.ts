import type { Feed } from '@sgc/contract/operations';
import { MINUTE_MS } from '@sgc/contract/time';
import { AddressLimit } from '@sgc/http-hardening';
import { SHELL } from '@sgc/release-format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Counting, Visited } from './counts.ts';
import type { ErrorLog } from './error-log.ts';
import { OpenViews } from './open-views.ts';
import { OPENINGS, REPORTS } from './report/addresses.ts';
import { type Opening, openingSchema, type Report, reportSchema, type WebVital } from './report/report.schema.ts';
import { ViewLog } from './view-log.ts';
import type { ViewTokens } from './view-tokens.ts';

const BODY_LIMIT_BYTES = 8192;

export interface ReportParts {
  readonly counting: Counting & {
    noteVital(section: string, version: string, vital: WebVital, value: number): void;
  };
  readonly errors: Pick<ErrorLog, 'write'>;
  readonly tokens: Pick<ViewTokens, 'isServed'>;
  /** The shell's version and its sections' in a set; undefined if there is none of this id, or not any more. */
  readonly versionsOf: (set: string) => Feed['sets'][number] | undefined;
  /** Whether a version of a section, or of the shell, stays served. */
  readonly isKept: (section: string, version: string) => boolean;
  readonly addressOf: (request: FastifyRequest) => string;
  /** Reports of one address that are read in a minute. */
  readonly limit: number;
  /** A view that has not reported within this time after it opened is silent. */
  readonly silentAfterMs: number;
}

/** The versions of a view's sections, from its set: a browser does not name versions itself. */
type VisitsOf = (sections: readonly string[]) => Visited[];

/**
 * Takes browsers' reports of views that were served to them, and counts each fact once. The answer reveals nothing to the
 * sender.
 */
export const takeReports = async (
  app: FastifyInstance,
  { counting, errors, tokens, versionsOf, isKept, addressOf, limit, silentAfterMs }: ReportParts,
): Promise<void> => {
  const heard = new AddressLimit({ limit, windowMs: MINUTE_MS });
  const log = new ViewLog();
  const openViews = new OpenViews(counting, silentAfterMs);

  const isTooMany = (address: string): boolean => {
    if (heard.isReached(address)) return true;
    heard.count(address);
    return false;
  };

  const visitsFrom = (id: string, address: string): VisitsOf | undefined => {
    const set = versionsOf(id);
    if (set === undefined) return undefined;
    return (sections) =>
      [...new Set(sections)].flatMap((section) => {
        const version = section === SHELL ? set.shell : set.versions[section];
        return version !== undefined && isKept(section, version) ? [{ section, version, address }] : [];
      });
  };

  const open = ({ token, sections }: Opening, visitsOf: VisitsOf): void => {
    if (!log.isNew(token, 'opening')) return;
    const visits = visitsOf(sections);
    openViews.begin(token, visits);
    if (log.has(token, 'answer')) openViews.answer(token);
  };

  const count = (told: Report, visitsOf: VisitsOf): void => {
    const { token, opened, isAhead = false, views, failedViews, lostFiles, vitals } = told;
    const isAnswer = opened && views.length > 0 && log.isNew(token, 'answer');
    if (isAnswer) openViews.answer(token);
    const newOf = (what: string, sections: readonly string[]): Visited[] =>
      visitsOf(sections).filter(({ section }) => log.isNew(token, `${what} ${section}`));
    if (isAnswer) for (const visit of visitsOf(views)) counting.count(visit, { answers: 1 });
    if (!isAhead) for (const visit of newOf('view', views)) counting.count(visit, { views: 1 });
    for (const visit of newOf('failure', failedViews)) {
      counting.count(visit, { failedViews: 1 });
      const error = told.errors?.find(({ section }) => section === visit.section);
      if (error === undefined) continue;
      const { message: reason, ...place } = error;
      errors.write(app.log, 'warn', 'browser', { ...place, version: visit.version, reason }, 'a view failed');
    }
    for (const visit of newOf('files', Object.keys(lostFiles)))
      counting.count(visit, { lostFiles: lostFiles[visit.section] ?? 0 });
    for (const { section, name, value } of vitals)
      for (const { version } of newOf(name, [section])) counting.noteVital(section, version, name, value);
  };

  await app.register(async (routes) => {
    routes.removeContentTypeParser('text/plain');
    const take = <Schema extends z.ZodMiniType<Opening | Report>>(
      path: string,
      schema: Schema,
      heed: (told: z.infer<Schema>, visitsOf: VisitsOf) => void,
    ): void => {
      routes.post(path, { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
        const told = schema.safeParse(request.body);
        if (!told.success) return reply.code(400).send({ error: 'This is no report' });
        const { set, token } = told.data;
        const address = addressOf(request);
        const visitsOf = visitsFrom(set, address);
        if (visitsOf !== undefined && !isTooMany(address) && tokens.isServed(set, token)) heed(told.data, visitsOf);
        return reply.code(204).send();
      });
    };
    take(OPENINGS, openingSchema, open);
    take(REPORTS, reportSchema, count);
  });
};
