import { OPERATORS } from '@sgc/contract/release';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { Adoption, type Other, shownBy, shownSchema } from '../../releases/adoption.ts';
import { type Decisions, decisionsSchema } from '../../releases/decisions.ts';
import type { ReleaseControl } from '../../releases/release-control.ts';
import type { ReleaseStore } from '../../releases/release-store.ts';
import type { Peers } from '../peers.ts';
import { serveStoredReleases } from '../release-files.ts';
import { type Authorization, OPS } from './authorization.ts';
import { type PeerReleases, STORED_RELEASES } from './peer-releases.ts';

const DECISIONS = `${OPS}/decisions`;
const SHOWN = `${OPS}/shown`;

export interface Knowledge {
  readonly control: ReleaseControl;
  readonly store: ReleaseStore;
  readonly decisions: Decisions;
  readonly authorization: Authorization;
}

/** What replicas ask of one another: what was decided, what is shown, and the releases themselves. */
export const serveKnowledge = (app: FastifyInstance, { control, store, decisions, authorization }: Knowledge): void => {
  const guarded = { onRequest: authorization.required };
  app.get(DECISIONS, guarded, (_request, reply) => reply.send(decisions.all));
  app.get(SHOWN, guarded, (_request, reply) => reply.send(shownBy(control)));
  serveStoredReleases(app, { control, store }, STORED_RELEASES, guarded);
};

export interface ReplicasOptions extends Pick<Knowledge, 'control' | 'decisions' | 'authorization'> {
  readonly peers: Peers;
  readonly releases: PeerReleases;
  /** How often the others are asked, in milliseconds. */
  readonly pollMs: number;
  readonly log: Logger;
}

/**
 * Learns from the other replicas what was decided and what they show, once before this one starts and then again and
 * again: an operation that could not reach this replica does so in the end. Where none answers there is nothing to learn.
 */
export class Replicas {
  readonly #options: ReplicasOptions;
  readonly #adoption: Adoption;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #learning: Promise<void> = Promise.resolve();

  constructor(options: ReplicasOptions) {
    this.#options = options;
    this.#adoption = new Adoption(options);
  }

  /** Learns before anything new is taken in. */
  join(): Promise<void> {
    return this.#learn({ starting: true });
  }

  /** Goes on learning until it is stopped. */
  follow(): void {
    if (this.#stopped || !this.#options.peers.areThere) return;
    this.#timer = setTimeout(() => {
      this.#learning = this.#learn({ starting: false }).then(() => this.follow());
    }, this.#options.pollMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#learning;
  }

  async #learn(when: { readonly starting: boolean }): Promise<void> {
    const { control, decisions, authorization, releases, log } = this.#options;
    try {
      const headers = { authorization: await authorization.onBehalfOf({ name: 'shell', scope: OPERATORS }) };
      const [decided, shown] = await Promise.all([
        this.#ask(DECISIONS, headers, decisionsSchema),
        this.#ask(SHOWN, headers, shownSchema),
      ]);
      const others = shown.map(
        ({ origin, said }): Other => ({
          shows: said,
          place: (section, version) => releases.at(origin, section, version, headers),
        }),
      );
      await control.exclusively(async () => {
        for (const { said } of decided) await decisions.merge(said);
        await this.#adoption.follow(others, when);
      });
    } catch (error) {
      log.error({ err: error }, 'what the other replicas know could not be learnt');
    }
  }

  /** What each of the others says at an address, as far as it makes sense. */
  async #ask<T>(
    path: string,
    headers: Readonly<Record<string, string>>,
    schema: z.ZodMiniType<T>,
  ): Promise<{ readonly origin: string; readonly said: T }[]> {
    const { peers, log } = this.#options;
    const answers = await peers.askAll(path, headers);
    const read = answers.map(async ({ origin, response }) => {
      try {
        return [{ origin, said: schema.parse(await response.json()) }];
      } catch (error) {
        log.error({ origin, path, err: error }, 'another replica says nothing sensible');
        return [];
      }
    });
    return (await Promise.all(read)).flat();
  }
}
