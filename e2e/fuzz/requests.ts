import { METHODS } from 'node:http';
import { oddPart, oddText, oddValue } from '@sgc/local/random';
import fc from 'fast-check';
import type { ProgramName, Route } from './routes.ts';

/** One request to send. */
export interface FuzzRequest {
  readonly route: Route;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What may stand in a request's variable parts so that it hits something. */
export interface Known {
  /** By the name of the part of an address. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Who may ask, by the program. */
  readonly tokens: Readonly<Partial<Record<ProgramName, readonly string[]>>>;
}

/** All but CONNECT: it asks for a tunnel and has no answer. */
const EVERY_METHOD = METHODS.filter((method) => method !== 'CONNECT');

/** Mostly what a route is for; by the others it is asked too. */
const methodFor = ({ body }: Route): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: body === undefined ? fc.constantFrom('GET', 'HEAD') : fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom(...EVERY_METHOD) },
  );

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'vehicle',
            'request',
            'note',
            'ids',
            'kind',
            'seats',
            'price',
            'reference',
            'day',
            'address',
            'to',
            'q',
          ),
          oddPart,
        ),
        { maxLength: 4 },
      )
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  },
);

/** The good body, whole or with one field changed. */
const fieldsOf = (good: Readonly<Record<string, unknown>>) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(good) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(good), '__proto__', 'constructor', 'id'), oddValue)
        .map(([field, value]) => Object.fromEntries([...Object.entries(good), [field, value]])),
    },
  );

const asForm = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : String(JSON.stringify(value)),
    ]),
  ).toString();

const FORM = 'application/x-www-form-urlencoded';

interface Sent {
  readonly type: string | undefined;
  readonly text: string | undefined;
}

const bodyFor = ({ body, path }: Route): fc.Arbitrary<Sent> => {
  const fields = fieldsOf(body ?? {});
  const isPage = !/^\/(api|ops|_shell|telemetry)/.test(path);
  const json = fields.map((given): Sent => ({ type: 'application/json', text: JSON.stringify(given) }));
  const form = fields.map((given): Sent => ({ type: FORM, text: asForm(given) }));
  const odd = fc
    .tuple(
      fc.constantFrom('application/json', FORM, 'text/plain', 'multipart/form-data; boundary=x', 'nonsense', undefined),
      fc.oneof(oddText, fc.json(), fc.constant('['.repeat(20_000))),
    )
    .map(([type, text]): Sent => ({ type, text }));
  return fc.oneof(
    { weight: 5, arbitrary: isPage ? form : json },
    { weight: 1, arbitrary: isPage ? json : form },
    { weight: 2, arbitrary: odd },
  );
};

const NO_BODY: fc.Arbitrary<Sent> = fc.constant({ type: undefined, text: undefined });

/** Visitors come by a proxy that names their addresses, so that routes answer, not the limits of one address. */
const visitor = fc.nat({ max: 0xff_ffff }).map((host) => `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`);

const oddHeader = fc.option(
  fc.tuple(
    fc.constantFrom(
      'if-none-match',
      'x-request-id',
      'accept',
      'accept-encoding',
      'range',
      'cookie',
      'origin',
      'idempotency-key',
      'authorization',
      'x-forwarded-for',
      'x-forwarded-proto',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  ),
  { nil: undefined },
);

/** Any request to one of the routes, by any method: most hit something, and most of those are bad. */
export const fuzzRequest = (routes: readonly Route[], { parts, tokens }: Known): fc.Arbitrary<FuzzRequest> => {
  const partFor = (name: string): fc.Arbitrary<string> => {
    const known = parts[name];
    if (known === undefined) return oddPart;
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: oddPart });
  };
  const pathFor = ({ path }: Route): fc.Arbitrary<string> => {
    const pieces = path.split(/\{(\w+)\}/);
    return fc
      .tuple(...pieces.map((piece, index) => (index % 2 === 0 ? fc.constant(piece) : partFor(piece))), query)
      .map((given) => given.join(''));
  };
  const tokenFor = ({ program }: Route): fc.Arbitrary<string | undefined> =>
    fc.constantFrom(undefined, ...(tokens[program] ?? []));
  const requestTo = (route: Route): fc.Arbitrary<FuzzRequest> =>
    fc
      .record({ method: methodFor(route), path: pathFor(route), token: tokenFor(route), visitor, oddHeader })
      .chain(({ method, path, token, visitor, oddHeader }) => {
        const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
        return (hasBody ? bodyFor(route) : NO_BODY).map(({ type, text }) => ({
          route,
          method,
          path,
          headers: {
            'x-forwarded-for': visitor,
            ...(type !== undefined && { 'content-type': type }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(oddHeader !== undefined && { [oddHeader[0]]: oddHeader[1] }),
          },
          body: text,
        }));
      });
  return fc.oneof(...routes.map(requestTo));
};
