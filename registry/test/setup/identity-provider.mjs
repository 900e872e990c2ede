import { createServer } from 'node:http';
import Provider from 'oidc-provider';

// An identity provider with its own pages to sign in on: a login name gets the mail address of that name.
const { CLIENT_ID, CLIENT_SECRET, REDIRECT_URI } = process.env;

const server = createServer((request, response) => provider.callback()(request, response));
let provider;
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [REDIRECT_URI] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of cookies that only tests have'] },
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({ sub: name, email: `${name}@dealer.example.com`, email_verified: name !== 'unverified' }),
    }),
  });
  process.stdout.write(`issuer ${issuer}\n`);
});
