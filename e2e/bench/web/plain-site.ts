import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A site's pages as plain HTML files: the limit of what any program around them could reach. */
export interface PlainSite {
  readonly address: string;
  close(): void;
}

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

const withoutScripts = (html: string): Buffer => brotliCompressSync(html.replaceAll(SCRIPTS, ''));

/** Serves the pages of a running site without any script; pictures and fonts are the site's own. */
export const startPlainSite = async (site: string): Promise<PlainSite> => {
  const pages = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const kept = pages.get(path);
    if (kept !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(kept);
      return;
    }
    const answer = await fetch(new URL(path, site));
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      const html = withoutScripts(await answer.text());
      pages.set(path, html);
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(html);
      return;
    }
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'max-age=31536000' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
