import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders to the end before anything is sent: no inline script completes the page later, so it can be kept and needs
 * no `unsafe-inline`.
 * @throws what any component threw.
 */
export const renderToText = (node: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
      onShellError: reject,
      onAllReady: () => {
        if (errors.length > 0) return reject(errors[0]);
        const html = new PassThrough();
        pipe(html);
        text(html).then(resolve, reject);
      },
    });
  });
