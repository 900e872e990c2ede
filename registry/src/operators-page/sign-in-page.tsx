import { OPS } from '../access/ops-addresses.ts';
import { Document, type OpsPageOptions, page } from './document.tsx';

interface SignInOptions extends OpsPageOptions {
  /** Where people go who sign in through an identity provider. */
  readonly provider: string | undefined;
}

/** Where somebody without a session signs in. */
export const signInPage = ({ provider, ...options }: SignInOptions, error?: string): string =>
  page(
    <Document {...options}>
      <main className="ops-sign-in">
        <h1>Releases</h1>
        {error === undefined ? null : (
          <p role="alert" className="ops-outcome ops-outcome--error">
            {error}
          </p>
        )}
        {provider === undefined ? null : (
          <p>
            <a href={provider}>Sign in with your organization's account</a>
          </p>
        )}
        <form method="post" action={`${OPS}/sign-in`}>
          <label htmlFor="token">{provider === undefined ? 'Your token' : 'Or your token'}</label>
          <input id="token" name="token" type="password" autoComplete="current-password" required />
          <button type="submit">Sign in</button>
        </form>
      </main>
    </Document>,
  );

/**
 * Leads on to `/ops`. Who came from another site is followed by no cookie of a session until a page of ours sends them on.
 */
export const welcomePage = (options: OpsPageOptions): string =>
  page(
    <Document {...options} opens={OPS}>
      <main className="ops-sign-in">
        <h1>Releases</h1>
        <p>
          You are signed in. <a href={OPS}>Go on</a>
        </p>
      </main>
    </Document>,
  );
