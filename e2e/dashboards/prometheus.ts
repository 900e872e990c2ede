import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@sgc/local/ports';
import * as z from 'zod';

const HERE = '127.0.0.1';
const READY_WITHIN_MS = 20_000;

/** A moment in seconds, and a value as text. */
const sampleSchema = z.tuple([z.number(), z.string().transform(Number)]);
const labelsSchema = z.record(z.string(), z.string());
const answerSchema = z.object({
  data: z.object({
    result: z.array(
      z.object({ metric: labelsSchema, value: sampleSchema.optional(), values: z.array(sampleSchema).optional() }),
    ),
  }),
});

/** One series that an expression yields, with a number at some moment. A moment is in seconds since 1970. */
export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly samples: readonly (readonly [moment: number, value: number])[];
}

/**
 * The Prometheus of this machine, or the one that `PROMETHEUS` names.
 * @throws with what to install, if there is none.
 */
const findPrometheus = (): string => {
  const { PROMETHEUS, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).map((folder) => join(folder, 'prometheus'));
  const found = (PROMETHEUS ? [PROMETHEUS] : onPath).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error(
      'No Prometheus is here. Install one (Debian: apt-get install prometheus), or name it: PROMETHEUS=…',
    );
  return found;
};

/** A Prometheus of one run, which asks programs for their metrics every second. */
export class Prometheus {
  readonly #address: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(port: number, folder: string, process: ChildProcess) {
    this.#address = `http://${HERE}:${port}`;
    this.#folder = folder;
    this.#process = process;
  }

  /** @param addresses of metrics, by the name of their program. */
  static async start(addresses: Readonly<Record<string, string>>): Promise<Prometheus> {
    const program = findPrometheus();
    const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
    const jobs = Object.entries(addresses).map(([job_name, address]) => {
      const { host, pathname } = new URL(address);
      // Ports differ in every run, and would stand in every legend.
      return { job_name, metrics_path: pathname, static_configs: [{ targets: [host], labels: { instance: '1' } }] };
    });
    const config = { global: { scrape_interval: '1s', scrape_timeout: '1s' }, scrape_configs: jobs };
    // JSON is YAML.
    await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
    const port = await freePort();
    const words = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
    const child = spawn(program, [...words, `--web.listen-address=${HERE}:${port}`], { stdio: 'ignore' });
    const prometheus = new Prometheus(port, folder, child);
    try {
      await prometheus.#ready();
    } catch (error) {
      await prometheus.close();
      throw error;
    }
    return prometheus;
  }

  /** What an expression yields over a time, in so many steps. */
  async range(expression: string, fromS: number, toS: number, steps: number): Promise<Series[]> {
    const query = { query: expression, start: fromS, end: toS, step: (toS - fromS) / steps };
    return this.#ask('query_range', query);
  }

  /** What an expression yields now. */
  now(expression: string): Promise<Series[]> {
    return this.#ask('query', { query: expression });
  }

  async close(): Promise<void> {
    if (this.#process.exitCode === null) {
      const exited = once(this.#process, 'exit');
      this.#process.kill();
      await exited;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #ask(what: string, words: Readonly<Record<string, string | number>>): Promise<Series[]> {
    const query = new URLSearchParams(Object.entries(words).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${this.#address}/api/v1/${what}?${query}`);
    if (!response.ok)
      throw new Error(`Prometheus answers ${response.status} to ${words.query}: ${await response.text()}`);
    const { data } = answerSchema.parse(await response.json());
    return data.result
      .map(({ metric, value, values = value === undefined ? [] : [value] }) => ({ labels: metric, samples: values }))
      .filter(({ samples }) => samples.some(([, sample]) => Number.isFinite(sample)));
  }

  async #ready(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const isReady = await fetch(`${this.#address}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      if (this.#process.exitCode !== null || Date.now() > deadline) throw new Error('Prometheus does not start');
      await pause(100);
    }
  }
}
