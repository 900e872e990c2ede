import { ADDRESSES } from '@sgc/contract/addresses';
import { STATUS_PATH } from '@sgc/contract/leads';
import { TELEMETRY } from '@sgc/contract/operations';
import { ASSETS } from '@sgc/renderer/set';
import { bodyOf } from './bodies.ts';

/** The programs that answer requests. */
export const PROGRAMS = ['shell', 'api', 'registry'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** An address of a program; `{name}` is a variable part. */
export interface Route {
  readonly program: ProgramName;
  readonly path: string;
  /** What is sent there when it is sent well. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** Routes that a program's own document does not describe: they are for browsers, and for those who run the processes. */
const UNDESCRIBED = {
  api: [
    '/api/openapi.json',
    '/api/docs',
    '/api/docs.css',
    '/api/health/live',
    '/api/health/ready',
    '/media/{name}',
    '/ops/metrics',
  ],
  registry: [
    '/',
    '/healthz',
    '/metrics',
    '/openapi.json',
    '/ops',
    '/ops/icon.svg',
    '/ops/ops.css',
    '/ops/sign-in',
    '/ops/sign-in/provider',
    '/ops/sign-in/provider/answer',
    '/ops/sign-out',
    '/readyz',
  ],
} as const;

const SHELL = [
  ...Object.values(ADDRESSES).map((path) => path.replaceAll(/:(\w+)/g, '{$1}')),
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/feeds/vehicles.json',
  '/feeds/vehicles.xml',
  '/_preview/{token}',
  '/_preview/leave',
  '/_preview/banner.css',
  '/_releases/{section}/{path}',
  '/_shell/openings',
  '/_shell/reports',
  '/_shell/sets/{set}/page',
  `${ASSETS}/{asset}`,
  '/api/contact',
  STATUS_PATH,
  '/api/vehicles',
  '/media/{name}',
  '/{odd}',
];

const described = async (address: string): Promise<string[]> => {
  const document: { paths: Readonly<Record<string, unknown>> } = await (await fetch(address)).json();
  return Object.keys(document.paths);
};

const route = (program: ProgramName, path: string): Route => ({ program, path, body: bodyOf(path) });

/** Every route there is: those that API and registry describe themselves, and the others by name. */
export const findRoutes = async (origins: Readonly<Record<ProgramName, string>>): Promise<readonly Route[]> => {
  const api = await described(`${origins.api}/api/openapi.json`);
  const registry = await described(`${origins.registry}/openapi.json`);
  if (!registry.includes(TELEMETRY)) throw new Error('the registry does not describe its routes');
  return [
    ...SHELL.map((path) => route('shell', path)),
    ...[...api, ...UNDESCRIBED.api].map((path) => route('api', path)),
    ...[...registry, ...UNDESCRIBED.registry].map((path) => route('registry', path)),
  ];
};
