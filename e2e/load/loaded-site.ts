import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@sgc/local/ports';
import { Program } from '@sgc/local/process';
import { ROOT } from '../fixtures/changed-section.ts';
import { startWholeSite } from '../fixtures/whole-site.ts';

/** A site with as many shells as it is asked for; one API, one registry, one PostgreSQL. */
export interface LoadedSite {
  /** Of each shell. */
  readonly addresses: readonly string[];
  command(tool: 'inventory' | 'leads', ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

const SETTINGS = {
  SHELL_TOKEN: randomUUID(),
  // Everybody here comes from one address, and is not to be stopped for it.
  CONTACT_LIMIT: '1000000',
  CONTACT_TOTAL_LIMIT: '1000000',
  VARIANT_LIMIT: '1000000',
  LOG_LEVEL: 'warn',
};

export const startLoadedSite = async (shells: number): Promise<LoadedSite> => {
  const apiPort = await freePort();
  const site = await startWholeSite({ ...SETTINGS, API_PORT: String(apiPort) });
  const more: Program[] = [];
  const stop = async (): Promise<void> => {
    for (const shell of more) await shell.stop();
    await site.stop();
  };
  try {
    const addresses = [site.address];
    for (let number = 2; number <= shells; number += 1) {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const shell = new Program({
        name: `shell ${number}`,
        file: join(ROOT, 'shell/dist/server/main.js'),
        cwd: ROOT,
        env: {
          PATH: process.env.PATH,
          ...SETTINGS,
          PORT: String(port),
          API_ORIGIN: `http://127.0.0.1:${apiPort}`,
          REGISTRY_ORIGIN: site.registry,
          RELEASE_CACHE: join(site.folder, `releases-${number}`),
        },
        readyAddress: `${address}/readyz`,
        readyWithinMs: 60_000,
        logFile: join(site.folder, 'logs', `shell-${number}.log`),
        log: () => undefined,
      });
      more.push(shell);
      await shell.start();
      addresses.push(address);
    }
    return { addresses, command: site.command, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
