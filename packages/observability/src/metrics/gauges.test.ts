import { Registry } from 'prom-client';
import { addGauge, addLabelledGauge, type Series } from './gauges.ts';

test('a gauge is read anew with every scrape', async () => {
  const registry = new Registry();
  let value = 1;
  addGauge(registry, { name: 'carts', help: 'Carts' }, () => value);
  expect(await registry.metrics()).toContain('\ncarts 1\n');
  value = 2;
  expect(await registry.metrics()).toContain('\ncarts 2\n');
});

test('series that are not read any more are gone; of one that comes twice the last value counts', async () => {
  const registry = new Registry();
  let series: readonly Series<'brand'>[] = [
    [{ brand: 'denago' }, 1],
    [{ brand: 'evolution' }, 2],
    [{ brand: 'evolution' }, 3],
  ];
  addLabelledGauge(registry, { name: 'carts', help: 'Carts', labelNames: ['brand'] }, async () => series);
  expect(await registry.metrics()).toContain('carts{brand="denago"} 1\ncarts{brand="evolution"} 3\n');
  series = [];
  expect(await registry.metrics()).not.toContain('carts{');
});
