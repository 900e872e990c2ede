import * as client from 'openid-client';
import type { SignInUnderWay } from './sign-in-under-way.ts';

export interface OpenIdSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to. */
  readonly redirectUri: string;
}

/** Signs people in at an identity provider by OpenID Connect: authorization code flow with PKCE. */
export class OpenId {
  readonly #settings: OpenIdSettings;
  #provider: Promise<client.Configuration> | undefined;

  constructor(settings: OpenIdSettings) {
    this.#settings = settings;
  }

  /** Where a person signs in, and what the browser keeps until then. @throws if the provider does not answer. */
  async begin(): Promise<{ readonly address: URL; readonly underWay: SignInUnderWay }> {
    const provider = await this.#discover();
    const underWay = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(provider, {
      redirect_uri: this.#settings.redirectUri,
      scope: 'openid email',
      state: underWay.state,
      nonce: underWay.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(underWay.verifier),
      code_challenge_method: 'S256',
    });
    return { address, underWay };
  }

  /**
   * The mail address that the provider has verified.
   * @param search of the address that the person came back to.
   * @throws if there is none, with the reason.
   */
  async finish(search: string, { state, nonce, verifier }: SignInUnderWay): Promise<string> {
    const provider = await this.#discover();
    const tokens = await client.authorizationCodeGrant(provider, new URL(search, this.#settings.redirectUri), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
    });
    const subject = tokens.claims()?.sub ?? '';
    const { email, email_verified } = await client.fetchUserInfo(provider, tokens.access_token, subject);
    if (email === undefined || email_verified !== true) throw new Error('the provider has verified no mail address');
    return email;
  }

  /** Asked once; a provider that did not answer is asked again the next time. */
  #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const execute = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    this.#provider ??= client.discovery(issuer, clientId, clientSecret, undefined, { execute }).catch((error) => {
      this.#provider = undefined;
      throw error;
    });
    return this.#provider;
  }
}
