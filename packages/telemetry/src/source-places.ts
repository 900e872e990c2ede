import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** A larger map is not read. */
const MAP_LIMIT_BYTES = 4_000_000;
const REMEMBERED_BYTES = 32_000_000;

/** Most places that are looked up for one text. */
const MOST_FRAMES = 20;

/** A built file of a section in a text, below whichever folder, with line and column counted from 1. */
const FRAME =
  /(?:(?:file:\/\/)?\/(?:[\w.-]+\/)*)?\b(mfe-[a-z0-9-]+)\/((?:client|server)\/[\w./-]+\.js):([1-9]\d{0,7}):([1-9]\d{0,7})/g;

/** The content of a map is not trusted: only source names of this form reach a log or a page. */
const SOURCE = /^[\w@./-]{1,150}$/;

const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.nullable(z.string())),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** Reads a stored source map of a version's file; undefined if there is none within the limit of bytes. */
export type ReadMap = (section: string, version: string, path: string, limit: number) => Promise<Buffer | undefined>;

/** The version of a section that the code is of; undefined if it is not known. */
export type VersionOf = (section: string) => string | undefined;

const parsed = (bytes: Buffer): TraceMap | undefined => {
  try {
    return new TraceMap(mapSchema.parse(JSON.parse(bytes.toString('utf8'))) as SourceMapInput);
  } catch {
    // A map that cannot be read tells no place; the release runs without it.
    return undefined;
  }
};

/** Finds out where in the sources built code stands, from the source maps of releases. */
export class SourcePlaces {
  readonly #readMap: ReadMap;
  readonly #maps = new LRUCache<string, { readonly map: TraceMap | undefined; readonly bytes: number }>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  constructor(readMap: ReadMap) {
    this.#readMap = readMap;
  }

  /** A text with the place in the sources instead of each built file in it that a map tells the place of. */
  async inSources(text: string, versionOf: VersionOf): Promise<string> {
    const places = new Map<string, string>();
    for (const [frame, section = '', path = '', line, column] of [...text.matchAll(FRAME)].slice(0, MOST_FRAMES)) {
      const version = versionOf(section);
      const map = version === undefined ? undefined : await this.#mapOf(section, version, path);
      const place = map && placeIn(map, Number(line), Number(column));
      if (place !== undefined) places.set(frame, place);
    }
    return text.replaceAll(FRAME, (frame) => places.get(frame) ?? frame);
  }

  async #mapOf(section: string, version: string, path: string): Promise<TraceMap | undefined> {
    const key = `${section}/${version}/${path}`;
    const known = this.#maps.get(key);
    if (known !== undefined) return known.map;
    const bytes = await this.#readMap(section, version, path, MAP_LIMIT_BYTES);
    const map = bytes && parsed(bytes);
    this.#maps.set(key, { map, bytes: bytes?.length || key.length });
    return map;
  }
}

const placeIn = (map: TraceMap, line: number, column: number): string | undefined => {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null || !SOURCE.test(found.source)) return undefined;
  return `${found.source}:${found.line}:${found.column + 1}`;
};
