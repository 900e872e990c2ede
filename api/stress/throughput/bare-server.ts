import { createServer } from 'node:http';
import { Pool } from 'pg';

// The least that can store a message: what the API's throughput is held against.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', async () => {
    const { firstName, lastName, email, phone, interest, message } = JSON.parse(body);
    const reference = Math.random().toString(36).slice(2);
    await pool.query(
      'INSERT INTO lead (reference, first_name, last_name, email, phone, interest, message) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [reference, firstName, lastName, email, phone, interest, message],
    );
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ reference }));
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  process.stdout.write(`{"msg":"listening","url":"http://127.0.0.1:${port}"}\n`);
});
