import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(__dirname, 'identity-provider.mjs');

/** The credentials of the registry at its identity provider. */
export const CLIENT = { CLIENT_ID: 'registry', CLIENT_SECRET: 'a secret of the registry that only tests have' };

/** A real identity provider, as a process of its own. */
export class IdentityProvider {
  readonly #process: ChildProcess;
  readonly issuer: string;

  private constructor(process: ChildProcess, issuer: string) {
    this.#process = process;
    this.issuer = issuer;
  }

  /** @param redirectUri where it sends people back to. */
  static async start(redirectUri: string): Promise<IdentityProvider> {
    const child = spawn(process.execPath, ['--no-warnings', PROGRAM], {
      env: { ...CLIENT, REDIRECT_URI: redirectUri },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('issuer ')) return new IdentityProvider(child, line.slice('issuer '.length));
    }
    throw new Error('the identity provider did not start');
  }

  async stop(): Promise<void> {
    const exited = once(this.#process, 'exit');
    this.#process.kill();
    await exited;
  }
}

/** The parts of a browser that signing in needs: it keeps cookies by host, and follows redirects and forms. */
export class SigningBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** The cookies that it sends to an address. */
  cookies(address: string): string {
    return [...(this.#cookies.get(new URL(address).host) ?? [])].map((pair) => pair.join('=')).join('; ');
  }

  /** Opens an address and follows where it leads, up to a page or to an address that begins so. */
  async open(
    address: string,
    form?: Readonly<Record<string, string>>,
    until?: string,
  ): Promise<{ address: string; status: number; body: string }> {
    if (until !== undefined && address.startsWith(until)) return { address, status: 0, body: '' };
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: this.cookies(address) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const { host } = new URL(address);
    const kept = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, kept);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') kept.delete(name);
      else kept.set(name, value);
    }
    const next = response.headers.get('location');
    if (next !== null) return this.open(new URL(next, address).href, undefined, until);
    return { address, status: response.status, body: await response.text() };
  }

  /** Signs in on the provider's own pages, from where the registry sends it, and comes back or stops before. */
  async signIn(start: string, name: string, until?: string) {
    let page = await this.open(start);
    for (const prompt of ['login', 'consent']) {
      if (!page.address.includes('/interaction/')) return page;
      page = await this.open(page.address, { prompt, login: name, password: 'any' }, until);
    }
    return page;
  }
}
