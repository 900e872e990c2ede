import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { ReleaseFile } from './descriptor.schema.ts';
import { Refusal } from './refusal.ts';

/** Lets exactly the bytes through that the descriptor promised, and fails on the first that is too many. */
export class VerifiedFile extends Transform {
  readonly #file: ReleaseFile;
  readonly #hash = createHash('sha384');
  #size = 0;

  constructor(file: ReleaseFile) {
    super();
    this.#file = file;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size > this.#file.size) {
      done(this.#refusal(`has more than the ${this.#file.size} bytes it should have`));
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.#size < this.#file.size) {
      done(this.#refusal(`has ${this.#size} bytes instead of ${this.#file.size}`));
      return;
    }
    const integrity = `sha384-${this.#hash.digest('base64')}`;
    done(integrity === this.#file.integrity ? null : this.#refusal('is not what its digest says'));
  }

  #refusal(what: string): Refusal {
    return new Refusal('files', `${this.#file.path} ${what}`, { blameless: true });
  }
}
