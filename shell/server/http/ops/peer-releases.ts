import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { DESCRIPTOR_FILE, OPERATORS } from '@sgc/contract/release';
import { takeOver } from '../../releases/adoption.ts';
import { OriginUnavailable, Refusal } from '../../releases/refusal.ts';
import type { ReleaseControl } from '../../releases/release-control.ts';
import { descriptorText, httpOrigin, type ReleaseOrigin } from '../../releases/release-origin.ts';
import type { StoredRelease } from '../../releases/release-set.ts';
import { PEER_HEADER, type Peers } from '../peers.ts';
import { type Authorization, OPS } from './authorization.ts';

/** Where a replica has the releases of its store for the others. */
export const STORED_RELEASES = `${OPS}/stored`;

type Headers = Readonly<Record<string, string>>;

export interface PeerReleasesOptions {
  readonly peers: Peers;
  readonly control: ReleaseControl;
  readonly authorization: Authorization;
}

/** Releases that other replicas have. What comes from there is checked like what comes from anywhere. */
export class PeerReleases {
  readonly #options: PeerReleasesOptions;

  constructor(options: PeerReleasesOptions) {
    this.#options = options;
  }

  /** Where a replica has a version in its store. */
  at(origin: string, section: string, version: string, headers: Headers): ReleaseOrigin {
    const place = new URL(`${STORED_RELEASES}/${section}/${version}/`, origin);
    return httpOrigin(place, { ...headers, [PEER_HEADER]: this.#options.peers.id });
  }

  /**
   * Takes a version in from whichever replica has it.
   * @throws Refusal, OriginUnavailable
   */
  async take(section: string, version: string): Promise<StoredRelease> {
    const { peers, control } = this.#options;
    const headers = await this.#headers();
    const answer = await peers.ask(`${STORED_RELEASES}/${section}/${version}/${DESCRIPTOR_FILE}`, headers);
    if (answer === undefined) throw new Refusal('files', `No other replica that answers has ${version} of ${section}`);
    await answer.body?.cancel();
    const { origin } = new URL(answer.url);
    return takeOver(control, this.at(origin, section, version, headers), { section, version });
  }

  /** What lies here and there below an address that is the same at every replica, as one place. */
  async below(address: string): Promise<ReleaseOrigin> {
    const { peers } = this.#options;
    const headers = await this.#headers();
    return {
      name: 'the other replicas',
      look: async () => {
        const body = (await peers.ask(`${address}/${DESCRIPTOR_FILE}`, headers))?.body;
        if (body == null) return { kind: 'nothing' };
        const text = await descriptorText(body as ReadableStream<Uint8Array>).catch((error: Error) => {
          if (error instanceof Refusal) throw error;
          throw new OriginUnavailable(`another replica did not finish the descriptor: ${error.message}`);
        });
        return { kind: 'descriptor', text, tag: address };
      },
      open: async (path) => {
        const body = (await peers.ask(`${address}/${path}`, headers))?.body;
        if (body == null) throw new Refusal('files', `${path} was handed in to no replica that answers`);
        return Readable.fromWeb(body as ReadableStream);
      },
      close: async () => undefined,
    };
  }

  async #headers(): Promise<Headers> {
    const { authorization } = this.#options;
    return { authorization: await authorization.onBehalfOf({ name: 'shell', scope: OPERATORS }) };
  }
}
