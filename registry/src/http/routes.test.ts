import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { openApiDocument } from '@sgc/contract/openapi';
import { OPERATION_NAMES } from '@sgc/contract/operations';
import { releaseDescriptorSchema } from '@sgc/release-format';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { type RouteParts, serveRoutes } from './routes.ts';

/** Pages for a browser, and routes by which machines watch the process: not for programs of teams. */
const UNDESCRIBED = [
  'get /',
  'get /healthz',
  'get /metrics',
  'get /openapi.json',
  'get /ops',
  'get /ops/icon.svg',
  'get /ops/ops.css',
  'get /ops/sign-in/provider',
  'get /ops/sign-in/provider/answer',
  'get /readyz',
  'post /ops/sign-in',
  'post /ops/sign-out',
];

/** `:name` as OpenAPI writes it; what stands for the name of an operation or the rest of a path, as each of its values. */
const described = (method: string, url: string): string[] => {
  const address = `${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}')}`;
  return address.includes('{what}') ? OPERATION_NAMES.map((name) => address.replace('{what}', name)) : [address];
};

test('every route of the registry stands in its OpenAPI document, and nothing else does', async () => {
  const app = createApp({
    production: true,
    trustedProxies: 0,
    noteRequest: () => undefined,
    log: pino({ level: 'silent' }),
  });
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') for (const line of described(one, url)) routes.add(line);
  });
  // Routes are only named here: nothing answers.
  const parts = { config: { business: DEFAULT_BUSINESS_PROFILE }, authorization: {}, openId: {}, shellStyles: '' };
  await serveRoutes(app, parts as unknown as RouteParts);
  await app.ready();
  const inDocument = Object.entries(openApiDocument(releaseDescriptorSchema).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect([...routes].sort()).toEqual([...inDocument, ...UNDESCRIBED].sort());
  await app.close();
});
