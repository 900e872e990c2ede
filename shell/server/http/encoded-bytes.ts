import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Good compression in a fiftieth of the time that the best takes. */
const QUICK_QUALITY = 5;

/** A tenth smaller for everything that a page shows first: for bytes that are asked for again. */
const BEST_QUALITY = 11;

const compress = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const encode = async (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return compress(bytes, QUICK_QUALITY);
  if (encoding === 'gzip') return deflate(bytes);
  return Buffer.from(bytes);
};

/** Ends when nothing is being compressed well. */
let compressingWell: Promise<unknown> = Promise.resolve();

/**
 * One page after the other: it takes a tenth of a second, and on all threads at once it would keep every visitor waiting whose file
 * is read on one of them.
 */
const compressWell = (bytes: Uint8Array): Promise<Buffer> => {
  const compressed = compressingWell.then(() => compress(bytes, BEST_QUALITY));
  compressingWell = compressed.catch(() => undefined);
  return compressed;
};

/** Bytes that are sent repeatedly, in every encoding that was asked for. */
export class EncodedBytes {
  readonly #bytes: Uint8Array;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #isAskedAgain: boolean;
  #isImproved = false;

  /** @param isAskedAgain whether to compress well from the first answer on, and not from the second. */
  constructor(bytes: Uint8Array, isAskedAgain = false) {
    this.#bytes = bytes;
    this.#isAskedAgain = isAskedAgain;
  }

  /** At once when they were asked for before. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) {
      if (encoding === 'br' && !this.#isImproved) void this.#improve();
      return known;
    }
    const made = encode(this.#bytes, encoding).then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, made);
    if (encoding === 'br' && this.#isAskedAgain) void this.#improve();
    return made;
  }

  /** Takes its time beside the requests, and keeps the better bytes for the next ones. */
  async #improve(): Promise<void> {
    this.#isImproved = true;
    await this.#encoded.get('br');
    this.#encoded.set('br', await compressWell(this.#bytes));
  }
}
