import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { CHANNEL_FD } from '../channel/channel-fd.ts';
import { encodeFrame, FrameReader } from '../channel/frame.ts';
import { fromRendererSchema } from '../channel/from-renderer.schema.ts';
import type { FromRenderer, ToRenderer } from '../messages.ts';
import type { Confinement } from './confinement.ts';

/** A renderer's message beside its content: head, data, description, a set's samples. */
const TEXT_BYTES = 2 * 1024 * 1024;

/** Calls to the owner of the pipe. */
export interface PipeListener {
  readonly onMessage: (message: FromRenderer, content: Buffer) => void;
  /** The process is gone, or as good as gone: once, and nothing after it. */
  readonly onEnd: (reason: string) => void;
}

const running = new Set<RendererPipe>();
process.once('exit', () => {
  for (const pipe of running) pipe.end('its host ends');
});

/** One process that renders, and the messages to and from it. Its messages are checked before they are passed on. */
export class RendererPipe {
  readonly #child: ChildProcess;
  readonly #channel: Duplex;
  #listener: PipeListener | undefined;
  #ended: string | undefined;

  constructor({ command: [program, ...rest] }: Confinement, { htmlBytes }: { readonly htmlBytes: number }) {
    // No output: a pipe would be one more way out, and the log is the host's.
    // A group of its own: an interrupt from the keyboard is the host's to answer.
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
    this.#child = spawn(program, rest, { env: {}, cwd: '/', detached: true, stdio: [...stdio] });
    this.#channel = this.#child.stdio[CHANNEL_FD] as Duplex;
    running.add(this);
    // Neither keeps the host alive: who closes a host closes its sets.
    this.#child.unref();
    (this.#channel as Duplex & { unref(): void }).unref();
    const reader = new FrameReader({ text: TEXT_BYTES, content: htmlBytes });
    this.#channel.on('data', (piece: Buffer) => this.#take(reader, piece));
    // A channel that breaks is followed by the exit of the process.
    this.#channel.on('error', () => undefined);
    this.#child.on('error', (error) => this.end(`it could not be started: ${error.message}`));
    // Not before its last words are read.
    this.#child.once('close', (code, signal) => this.end(`it ended with ${signal ?? `exit code ${code}`}`));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Hands messages to their owner; a process that has ended already is told at once. */
  listen(listener: PipeListener): void {
    this.#listener = listener;
    if (this.#ended !== undefined) listener.onEnd(this.#ended);
  }

  send(message: ToRenderer, content?: Uint8Array): void {
    if (this.#ended === undefined) this.#channel.write(encodeFrame(message, content));
  }

  /** Ends the process for a reason, without waiting for its end. */
  end(reason: string): void {
    if (this.#ended !== undefined) return;
    this.#ended = reason;
    running.delete(this);
    this.#child.kill('SIGKILL');
    this.#channel.destroy();
    this.#listener?.onEnd(reason);
  }

  #take(reader: FrameReader, piece: Buffer): void {
    for (const { message, content } of this.#read(reader, piece)) {
      if (this.#ended !== undefined) return;
      this.#listener?.onMessage(message, content);
    }
  }

  #read(reader: FrameReader, piece: Buffer): { readonly message: FromRenderer; readonly content: Buffer }[] {
    try {
      return [...reader.read(piece)].map(({ text, content }) => ({
        message: fromRendererSchema.parse(JSON.parse(text)),
        content,
      }));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.end(`it said what no renderer says: ${error.message.slice(0, 300)}`);
      return [];
    }
  }
}
