import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Report, reportSchema, type WebVital } from '../../src/reporting/report.schema.ts';
import { REPORTS } from '../../src/reporting/report-address.ts';
import type { KnownSets, SetVersions } from '../live/known-sets.ts';
import { addressGroup } from './address-group.ts';
import type { Counting } from './counts.ts';

const BODY_LIMIT_BYTES = 4096;

const MINUTE_MS = 60_000;
const LIMIT_ADDRESSES = 20_000;

/** Says of an address whether its next report is one too many. */
const floodGate = (limit: number): ((address: string) => boolean) => {
  const seen = new LRUCache<string, { reports: number }>({ max: LIMIT_ADDRESSES, ttl: MINUTE_MS });
  return (address) => {
    const source = addressGroup(address);
    const known = seen.get(source) ?? { reports: 0 };
    if (known.reports === 0) seen.set(source, known);
    known.reports += 1;
    return known.reports > limit;
  };
};

export interface ReportParts {
  readonly counting: Counting & {
    noteVital(section: string, version: string, vital: WebVital, value: number): void;
  };
  readonly known: Pick<KnownSets, 'versions'>;
  /** Whether a version of a section, or of the shell, stays served. */
  readonly isKept: (section: string, version: string) => boolean;
  /** Reports of one address that are read in a minute. */
  readonly limit: number;
}

/** Takes what browsers report of their visits. Whoever reports learns nothing from the answer. */
export const takeReports = async (
  app: FastifyInstance,
  { counting, known, isKept, limit }: ReportParts,
): Promise<void> => {
  const isTooMany = floodGate(limit);

  /** The version is the set's: a browser's word for it is not asked. */
  const retainedVersion = ({ shell, versions }: SetVersions, section: string): string | undefined => {
    const version = section === 'shell' ? shell : versions[section];
    return version !== undefined && isKept(section, version) ? version : undefined;
  };

  const count = (set: SetVersions, { views, failedViews, lostFiles, vitals }: Report, address: string): void => {
    for (const section of new Set([views, failedViews, lostFiles].flatMap(Object.keys))) {
      const version = retainedVersion(set, section);
      if (version === undefined) continue;
      counting.count(
        { section, version, address },
        { views: views[section] ?? 0, failedViews: failedViews[section] ?? 0, lostFiles: lostFiles[section] ?? 0 },
      );
    }
    for (const { section, name, value } of vitals) {
      const version = retainedVersion(set, section);
      if (version !== undefined) counting.noteVital(section, version, name, value);
    }
  };

  await app.register(async (reports) => {
    reports.removeContentTypeParser('text/plain');
    reports.post(REPORTS, { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
      const report = reportSchema.safeParse(request.body);
      if (!report.success) return reply.code(400).send({ error: 'This is no report' });
      const set = known.versions(report.data.set);
      if (set !== undefined && !isTooMany(request.visitorAddress)) count(set, report.data, request.visitorAddress);
      return reply.code(204).send();
    });
  });
};
