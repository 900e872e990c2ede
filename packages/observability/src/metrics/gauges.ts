import { Gauge, type Registry } from 'prom-client';

/** What a gauge is called and says. */
export interface GaugeText {
  readonly name: string;
  readonly help: string;
}

/** Adds a gauge whose value is read with every scrape. */
export const addGauge = (registry: Registry, text: GaugeText, read: () => number): void => {
  new Gauge({
    ...text,
    registers: [registry],
    collect() {
      this.set(read());
    },
  }).set(0);
};

/** One series of a gauge: its labels, and its value. */
export type Series<Label extends string> = readonly [labels: Record<Label, string>, value: number];

/** Adds a gauge whose series are read with every scrape: those of the scrape before are gone. */
export const addLabelledGauge = <Label extends string>(
  registry: Registry,
  { labelNames, ...text }: GaugeText & { readonly labelNames: readonly Label[] },
  read: () => readonly Series<Label>[] | Promise<readonly Series<Label>[]>,
): void => {
  new Gauge({
    ...text,
    labelNames,
    registers: [registry],
    async collect() {
      const series = await read();
      this.reset();
      for (const [labels, value] of series) this.set(labels, value);
    },
  }).reset();
};
