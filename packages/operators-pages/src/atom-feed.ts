import { AUDIT_FEED, type AuditEntry, OPS } from '@sgc/contract/operations';
import XMLBuilder from 'fast-xml-builder';
import { ACTION_WORDS } from './action-words.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** XML has no way to write these at all; a commit's subject may hold one. */
const printable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');

const titleOf = ({ section, version, what }: AuditEntry): string =>
  [section, ...(version === undefined ? [] : [version.slice(0, 8)]), ACTION_WORDS[what]].join(' ');

const contentOf = ({ why, version, from, source }: AuditEntry): string =>
  [
    why,
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(from === undefined ? [] : [`before: ${from}`]),
    ...(source === undefined
      ? []
      : [
          `${source.subject} (${source.author}, ${new Date(source.committedAt).toISOString()})`,
          `commit ${source.commit}${source.branch === undefined ? '' : ` on ${source.branch}`}`,
        ]),
  ].join('\n');

export interface AtomFeedOptions {
  /** Lines with their places in the log, newest first. */
  readonly entries: readonly { readonly number: number; readonly entry: AuditEntry }[];
  /** Whether there are lines before these. */
  readonly hasMore: boolean;
  readonly dealer: string;
  /** The site's address: names of entries hold its host, so that no two sites' are the same. */
  readonly origin: string;
}

/** The audit log in the words of Atom (RFC 4287): one entry a line, times in UTC. */
export const atomFeed = ({ entries, hasMore, dealer, origin }: AtomFeedOptions): string => {
  const id = `tag:${new URL(origin).hostname},2026:audit-log`;
  const oldest = entries.at(-1)?.number;
  const next = hasMore ? [{ '@_rel': 'next', '@_href': `${AUDIT_FEED}?before=${oldest}` }] : [];
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id,
      title: printable(`Releases of ${dealer}`),
      updated: entries[0]?.entry.at ?? new Date(0).toISOString(),
      link: [{ '@_rel': 'self', '@_href': AUDIT_FEED }, ...next],
      entry: entries.map(({ number, entry }) => ({
        id: `${id}/${number}`,
        title: printable(titleOf(entry)),
        updated: entry.at,
        author: { name: printable(entry.who) },
        category: { '@_term': entry.what },
        link: { '@_rel': 'alternate', '@_href': `${OPS}#${entry.section}` },
        content: { '@_type': 'text', '#text': printable(contentOf(entry)) },
      })),
    },
  });
};
