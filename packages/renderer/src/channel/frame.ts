/**
 * A message between a host and its renderer: how many bytes its JSON text and its content have, then both. JSON,
 * because its reader cannot be led to make anything but plain values; bytes apart, because a page's HTML would double
 * as a text in JSON.
 */
export interface Frame {
  readonly text: string;
  readonly content: Buffer;
}

/** Length of the two counts. */
export const PREFIX_BYTES = 8;

const NOTHING = Buffer.alloc(0);

export const encodeFrame = (message: unknown, content: Uint8Array = NOTHING): Buffer => {
  const text = Buffer.from(JSON.stringify(message));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(text.byteLength, 0);
  prefix.writeUInt32LE(content.byteLength, 4);
  return Buffer.concat([prefix, text, content]);
};

/** Most that one message may bring, in bytes. */
export interface FrameLimits {
  readonly text: number;
  readonly content: number;
}

/** Thrown before anything of a message that is too large is kept. */
export class FrameTooLarge extends Error {
  override readonly name = 'FrameTooLarge';
}

/** Puts messages together from the pieces that a pipe delivers. */
export class FrameReader {
  readonly #limits: FrameLimits;
  #pieces: Buffer[] = [];
  #length = 0;
  #wanted = PREFIX_BYTES;

  constructor(limits: FrameLimits) {
    this.#limits = limits;
  }

  /**
   * The messages that are complete with this piece.
   * @throws FrameTooLarge
   */
  *read(piece: Buffer): Generator<Frame> {
    this.#pieces.push(piece);
    this.#length += piece.byteLength;
    while (this.#length >= this.#wanted) {
      const bytes = this.#pieces.length === 1 ? (this.#pieces[0] as Buffer) : Buffer.concat(this.#pieces);
      this.#pieces = [bytes];
      const [text, content] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
      if (text > this.#limits.text || content > this.#limits.content) {
        throw new FrameTooLarge(`a message of ${text + content} bytes is too large`);
      }
      const end = PREFIX_BYTES + text + content;
      this.#wanted = end;
      if (this.#length < end) return;
      const rest = bytes.subarray(end);
      this.#pieces = rest.byteLength === 0 ? [] : [rest];
      this.#length = rest.byteLength;
      this.#wanted = PREFIX_BYTES;
      yield {
        text: bytes.toString('utf8', PREFIX_BYTES, PREFIX_BYTES + text),
        content: bytes.subarray(PREFIX_BYTES + text, end),
      };
    }
  }
}
