import { oddPart, oddText, oddValue } from '@sgc/local/random';
import fc from 'fast-check';
import { MESSAGE } from '../setup/message.ts';

/** One request to send: `raw` as bytes on the wire, the others through an HTTP client. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const mutatedMessage = fc
  .record({
    field: fc.constantFrom(
      ...Object.keys(MESSAGE),
      'vehicle',
      'page',
      'releaseSet',
      'filledInMs',
      'details',
      'referral',
      '__proto__',
      'constructor',
      'id',
    ),
    value: oddValue,
  })
  .map(
    ({ field, value }) =>
      `{${[...Object.entries(MESSAGE).filter(([key]) => key !== field), [field, value]].map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one) ?? 'null'}`).join(',')}}`,
  );

const body = fc.oneof(
  { weight: 4, arbitrary: mutatedMessage },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: oddText },
  { weight: 1, arbitrary: fc.constant(`${'['.repeat(20_000)}`) },
);

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin1',
      'nonsense',
    ),
  },
);

const key = fc.option(fc.constantFrom('chosen-key-0000000001', 'short', 'with space 000000000', 'x'.repeat(500)), {
  nil: undefined,
});

const contact = fc.record({ body, contentType, key }).map(
  ({ body, contentType, key }): FuzzRequest => ({
    method: 'POST',
    path: '/api/contact',
    headers: { 'content-type': contentType, ...(key !== undefined && { 'idempotency-key': key }) },
    body,
  }),
);

const pathPart = fc.oneof(oddPart, fc.constantFrom('ev-city', 'denago-ev-city'));

const address = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'),
    folder: fc.constantFrom(
      '/api/vehicles/',
      '/api/vehicles?',
      '/media/',
      '/api/',
      '/',
      '/api/contact/',
      '/api/revisions?',
      '/api/health/',
      '/ops/',
    ),
    part: pathPart,
    header: fc.constantFrom('if-none-match', 'x-request-id', 'accept', 'range', 'x-forwarded-for'),
    value: fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  })
  .map(
    ({ method, folder, part, header, value }): FuzzRequest => ({
      method,
      path: folder + part,
      headers: { [header]: value },
      body: undefined,
    }),
  );

/** Any request, most of them bad. */
export const fuzzRequest = fc.oneof(contact, address);
