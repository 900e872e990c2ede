import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ComponentFailure } from './component-failure.ts';

/** Thrown by a page whose HTML is larger than allowed. */
export class HtmlTooLarge extends Error {
  override readonly name = 'HtmlTooLarge';
}

/** Bounds of a rendering. */
export interface RenderBounds {
  /** Ends a rendering that still waits for something. */
  readonly signal: AbortSignal;
  /** Bytes that its HTML may have. */
  readonly htmlBytes: number;
}

/**
 * Renders to the end before anything is sent: no inline script completes the page later, so it can be kept and needs
 * no `unsafe-inline`. Always settles, even if a component waits for ever.
 * @throws ComponentFailure with a component's error; HtmlTooLarge; the signal's reason.
 */
export const renderToText = (node: ReactNode, { signal, htmlBytes }: RenderBounds): Promise<string> =>
  new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const pieces: Buffer[] = [];
    let length = 0;
    const sink = new Writable({
      write: (piece: Buffer, _encoding, done) => {
        length += piece.byteLength;
        pieces.push(piece);
        done(length > htmlBytes ? new HtmlTooLarge(`its HTML is larger than ${htmlBytes} bytes`) : null);
      },
    });
    sink.once('finish', () => resolve(Buffer.concat(pieces).toString()));
    sink.once('error', reject);
    const { pipe, abort } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error, { componentStack }) => {
        errors.push(new ComponentFailure(error, componentStack ?? ''));
      },
      onShellError: (error) => reject(errors[0] ?? error),
      onAllReady: () => {
        if (errors.length > 0) return reject(errors[0]);
        pipe(sink);
      },
    });
    const stop = (): void => {
      reject(signal.reason);
      abort(signal.reason);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
