import { read, writeSync } from 'node:fs';
import { CHANNEL_FD } from '../channel/channel-fd.ts';
import { encodeFrame, FrameReader } from '../channel/frame.ts';
import type { Answer, FromRenderer, ToRenderer } from '../messages.ts';

const PIECE_BYTES = 65_536;

/** A host is trusted; its answers have limits of their own. */
const NO_LIMITS = { text: 0xffff_ffff, content: 0xffff_ffff };

/** A question's answer and its content. */
export interface Answered {
  readonly answer: Answer;
  readonly content: Buffer;
}

type Question = Extract<FromRenderer, { question: number }>;

/** A question before it has its number. */
export type Asked = Question extends infer One ? (One extends Question ? Omit<One, 'question'> : never) : never;

/**
 * The way to the host. A message is sent when `send` returns: an endless loop after it, say, cannot hold it back. No socket
 * is involved, from which code could make others.
 */
export class Channel {
  readonly #reader = new FrameReader(NO_LIMITS);
  readonly #answers = new Map<number, (answered: Answered) => void>();
  #lastQuestion = 0;

  send(message: FromRenderer, content?: Uint8Array): void {
    const bytes = encodeFrame(message, content);
    for (let sent = 0; sent < bytes.byteLength; ) sent += writeSync(CHANNEL_FD, bytes, sent);
  }

  /** Asks the host for data or code. */
  ask(asked: Asked): Promise<Answered> {
    this.#lastQuestion += 1;
    const question = this.#lastQuestion;
    return new Promise((resolve) => {
      this.#answers.set(question, resolve);
      this.send({ ...asked, question });
    });
  }

  /** Passes every message but answers to a listener. `onEnd` is called when the host is gone, and this process has to end. */
  listen(listener: (message: Exclude<ToRenderer, { kind: 'answer' }>) => void, onEnd: () => void): void {
    const piece = Buffer.alloc(PIECE_BYTES);
    const next = (): void =>
      read(CHANNEL_FD, piece, 0, PIECE_BYTES, null, (error, length) => {
        if (error !== null || length === 0) return onEnd();
        for (const { text, content } of this.#reader.read(Buffer.from(piece.subarray(0, length)))) {
          const message: ToRenderer = JSON.parse(text);
          if (message.kind === 'answer') this.#settle(message.question, { answer: message.answer, content });
          else listener(message);
        }
        next();
      });
    next();
  }

  #settle(question: number, answered: Answered): void {
    this.#answers.get(question)?.(answered);
    this.#answers.delete(question);
  }
}
