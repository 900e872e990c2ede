import fc from 'fast-check';
import { readOpenId } from './open-id-settings.ts';

const OIDC_ISSUER = 'https://login.example.com/';
const BESIDE = {
  OIDC_CLIENT_ID: 'registry',
  OIDC_CLIENT_SECRET: 'a secret of tests',
  OPS_ORIGIN: 'https://ops.example.com',
};
const NAMES = Object.keys(BESIDE);

test('without an issuer there is no identity provider, whatever else is set', () => {
  expect(readOpenId(BESIDE)).toEqual({ ok: true, config: undefined });
});

test('all of them make a provider that sends people back to the pages of operators', () => {
  expect(readOpenId({ OIDC_ISSUER, ...BESIDE })).toEqual({
    ok: true,
    config: {
      issuer: new URL(OIDC_ISSUER),
      clientId: 'registry',
      clientSecret: 'a secret of tests',
      redirectUri: 'https://ops.example.com/ops/sign-in/provider/answer',
    },
  });
});

test('each one that is missing beside an issuer is named', () => {
  fc.assert(
    fc.property(fc.subarray(NAMES, { maxLength: NAMES.length - 1 }), (set) => {
      const given = Object.fromEntries(Object.entries(BESIDE).filter(([name]) => set.includes(name)));
      const problems = NAMES.filter((name) => !set.includes(name)).map(
        (name) => `${name}: is needed where OIDC_ISSUER is set`,
      );
      expect(readOpenId({ OIDC_ISSUER, ...given })).toEqual({ ok: false, problems });
    }),
  );
});
