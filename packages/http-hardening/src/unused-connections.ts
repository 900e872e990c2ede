import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Notes connections on which nothing has been asked yet: browsers and HTTP clients open them ahead. Node counts them as busy, so
 * a server that closes would wait for each of them until its client gives it up.
 * @returns ends them, and those that still come.
 */
export const noteUnusedConnections = (server: Server): (() => void) => {
  const unused = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  };
};
