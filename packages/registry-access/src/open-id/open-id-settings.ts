import { confidentialUrl, type SettingsResult } from '@sgc/contract/settings';
import * as z from 'zod';
import type { OpenIdSettings } from './open-id.ts';
import { PROVIDER_ANSWER } from './provider-addresses.ts';

/** Settings of signing in through an identity provider (OpenID Connect): all of them, or none. */
export const openIdEnvironment = {
  /** The provider's address, as its metadata names it: `https://login.example.com`. */
  OIDC_ISSUER: confidentialUrl.optional(),
  /** The registry's id at the provider. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Where people reach the operators' pages, `https://ops.example.com`: the provider sends them back there. */
  OPS_ORIGIN: confidentialUrl.optional(),
};

type OpenIdEnvironment = { readonly [Name in keyof typeof openIdEnvironment]?: string | undefined };

/** Reads them together; undefined without an identity provider. */
export const readOpenId = (given: OpenIdEnvironment): SettingsResult<OpenIdSettings | undefined> => {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OPS_ORIGIN } = given;
  if (OIDC_ISSUER === undefined) return { ok: true, config: undefined };
  if (OIDC_CLIENT_ID !== undefined && OIDC_CLIENT_SECRET !== undefined && OPS_ORIGIN !== undefined) {
    const redirectUri = new URL(PROVIDER_ANSWER, OPS_ORIGIN).href;
    const config = {
      issuer: new URL(OIDC_ISSUER),
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      redirectUri,
    };
    return { ok: true, config };
  }
  const missing = Object.entries({ OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OPS_ORIGIN }).filter(([, value]) => !value);
  return { ok: false, problems: missing.map(([name]) => `${name}: is needed where OIDC_ISSUER is set`) };
};
