import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { isLinkFault } from '../../faults/names/link-faults.ts';
import { FaultProxy } from '../../faults/site/fault-proxy.ts';
import { CONTROL_PORT, LINKS, type LinkName } from './links.ts';

// The program of the container `links`: what one program asks of another goes through here, and can be disturbed.
// PUT /<link> with a fault's word, DELETE /<link> to mend it; GET / answers when all links are open.
const EVERYWHERE = '0.0.0.0';

const proxies = new Map<string, FaultProxy>();
for (const [name, link] of Object.entries(LINKS)) {
  const port = 'at' in link ? link.at : link.port;
  proxies.set(name satisfies string as LinkName, await FaultProxy.to(link, { host: EVERYWHERE, port }));
}

/** Status and words of the answer. */
const obey = (method: string | undefined, name: string, body: string): readonly [number, string] => {
  if (method === 'GET' && name === '') return [200, 'All links are open.'];
  const proxy = proxies.get(name);
  if (proxy === undefined) return [404, `There is no link ${name}, only ${[...proxies.keys()].join(', ')}.`];
  if (method === 'DELETE') {
    proxy.mend();
    return [200, 'mended'];
  }
  if (method !== 'PUT') return [405, 'Links take PUT and DELETE.'];
  if (!isLinkFault(body)) return [400, 'That is no fault of a link.'];
  proxy.disturb(body);
  return [200, 'disturbed'];
};

createServer((request, response) => {
  text(request)
    .then((body) => obey(request.method, (request.url ?? '/').slice(1), body))
    .catch((error: Error) => [400, error.message] as const)
    .then(([status, words]) => response.writeHead(status, { 'content-type': 'text/plain' }).end(`${words}\n`));
}).listen(CONTROL_PORT, EVERYWHERE);
process.once('SIGTERM', () => process.exit(0));
