const NOTHING = new Uint8Array();

/** Cuts a stream of bytes into pieces of given sizes, whatever the sizes are in which it arrives. */
export class ByteCutter {
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** Arrived, and not taken yet. */
  #rest: Uint8Array = NOTHING;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  /** The next bytes; fewer than asked for if the stream ends before. The piece before has to be read to its end. */
  async *take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0 && (await this.hasMore()); ) {
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  /** Whether bytes are left that were not taken. */
  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next();
      if (done) return false;
      this.#rest = value;
    }
    return true;
  }
}
