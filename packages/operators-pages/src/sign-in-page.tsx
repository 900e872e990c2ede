import { OPS } from '@sgc/contract/operations';
import { Document, type OpsPageOptions, page } from './document.tsx';

interface SignInOptions extends OpsPageOptions {
  /** Where people sign in through an identity provider. */
  readonly provider: string | undefined;
}

/** The page on which a person without a session signs in. */
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
 * Leads on to `/ops`. After a redirect from another site, the browser sends no session cookie until a page of ours leads on.
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
