import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config/config.ts';
import type { TrialSite } from '../releases/gate/hydration.ts';
import type { StoredRelease } from '../releases/release-set.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { SetRenderer } from '../render/set-renderer.ts';
import { createApp } from './app.ts';
import type { DataRevisions } from './data-revisions.ts';
import { Pages } from './pages.ts';
import { Peers } from './peers.ts';
import { serveVisitors } from './visitors.ts';

export interface TrialSiteParts {
  readonly config: ShellConfig;
  readonly store: ReleaseStore;
  readonly revisions: DataRevisions;
  readonly log: Logger;
}

/** Shows a set that is not live at an address of this machine, with the server that visitors have. */
export const trialSite =
  ({ config, store, revisions, log }: TrialSiteParts) =>
  async (renderer: SetRenderer, releases: readonly StoredRelease[]): Promise<TrialSite> => {
    const quiet = log.child({}, { level: 'error' });
    const audiences = {
      of: async () => ({ renderer, kind: 'live', depends: false }) as const,
      seesLive: () => true,
    };
    const pages = new Pages({
      control: { live: renderer },
      audiences,
      revisions,
      watch: { countRender: () => undefined },
      log: quiet,
    });
    // Over plain HTTP a browser must not be told to insist on HTTPS.
    const app = createApp({ config: { ...config, production: false }, log: quiet, kept: () => undefined });
    const findSet = (id: string) => (id === renderer.set.id ? renderer.set : undefined);
    await serveVisitors(app, { config, store: store.with(releases), pages, findSet, peers: new Peers([], quiet) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    return { origin: `http://127.0.0.1:${port}`, close: () => app.close() };
  };
