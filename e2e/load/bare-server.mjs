// Answers with the bytes and headers of a site that was asked before: as fast as Node can be.
import { createServer } from 'node:http';

process.once('message', (answers) => {
  const kept = new Map(
    answers.map(({ path, headers, body }) => [path, { headers, bytes: Buffer.from(body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const answer = kept.get(request.url);
    request.resume().once('end', () => {
      response.writeHead(answer === undefined ? 404 : 200, answer?.headers).end(answer?.bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
});
process.once('disconnect', () => process.exit(0));
