// Answers every request with the same bytes and headers: as fast as Node can be.
import { createServer } from 'node:http';

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit(0));
