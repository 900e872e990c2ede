import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import fc from 'fast-check';
import { SourcePlaces } from './source-places.ts';

const VERSION = '0123456789abcdef';
const versionOf = (section: string) => (section === 'mfe-eco' ? VERSION : undefined);

/** Of one built line: where each of its columns comes from. */
interface Mapped {
  readonly column: number;
  readonly source: string;
  readonly line: number;
  readonly sourceColumn: number;
}

const mapText = (mapped: readonly Mapped[]): Buffer => {
  const sources = [...new Set(mapped.map(({ source }) => source))];
  const segments = mapped.map(
    ({ column, source, line, sourceColumn }) => [column, sources.indexOf(source), line, sourceColumn] as const,
  );
  const map = new TraceMap({ version: 3, sources, names: [], mappings: [segments.map((one) => [...one])] } as never);
  return Buffer.from(JSON.stringify(encodedMap(map)));
};

const placesWith = (bytes: Buffer | undefined) => new SourcePlaces(async () => bytes);

const sourceName = fc
  .array(fc.stringMatching(/^[a-z][a-z-]{0,8}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => `src/${parts.join('/')}.tsx`);

const mappedLine = fc
  .uniqueArray(
    fc.record({
      column: fc.nat(100_000),
      source: sourceName,
      line: fc.nat(5000),
      sourceColumn: fc.nat(200),
    }),
    { minLength: 1, maxLength: 20, selector: ({ column }) => column },
  )
  .map((mapped) => mapped.sort((a, b) => a.column - b.column));

test('every place that a map knows is named by its source, line and column, in any surrounding text', () =>
  fc.assert(
    fc.asyncProperty(mappedLine, fc.nat(), fc.constantFrom('at Page (', 'b@', ''), async (mapped, chosen, before) => {
      const { column, source, line, sourceColumn } = mapped[chosen % mapped.length] as Mapped;
      const text = `${before}mfe-eco/client/12.0916d11a.js:1:${column + 1}`;
      expect(await placesWith(mapText(mapped)).inSources(text, versionOf)).toBe(
        `${before}${source}:${line + 1}:${sourceColumn + 1}`,
      );
    }),
  ));

test('given bytes that are no source map, every text stays as it is', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.uint8Array(), fc.json().map(Buffer.from), fc.constant(Buffer.from('{"version":3,"mappings":"!!"}'))),
      fc.string(),
      async (bytes, around) => {
        const text = `${around} mfe-eco/server/1.js:1:1 ${around}`;
        expect(await placesWith(Buffer.from(bytes)).inSources(text, versionOf)).toBe(text);
      },
    ),
  ));

test('a source that is named like no file is not passed on', async () => {
  const bytes = mapText([{ column: 0, source: 'src/<script>.tsx', line: 0, sourceColumn: 0 }]);
  expect(await placesWith(bytes).inSources('mfe-eco/client/1.js:1:1', versionOf)).toBe('mfe-eco/client/1.js:1:1');
});

test('code of an unknown version stays as it is, and a map is read once', async () => {
  const asked: string[] = [];
  const bytes = mapText([{ column: 0, source: 'src/section.ts', line: 6, sourceColumn: 2 }]);
  const places = new SourcePlaces(async (section, version, path) => {
    asked.push(`${section} ${version} ${path}`);
    return bytes;
  });
  const stack =
    '\n    at a (/mfe-eco/server/1.js:1:1)\n    at b (mfe-leads/server/1.js:1:1)\n    at c (mfe-eco/server/1.js:1:9)';
  expect(await places.inSources(stack, versionOf)).toBe(
    '\n    at a (src/section.ts:7:3)\n    at b (mfe-leads/server/1.js:1:1)\n    at c (src/section.ts:7:3)',
  );
  expect(asked).toEqual([`mfe-eco ${VERSION} server/1.js`]);
});
