import { cachedThroughput } from './cached-throughput.ts';
import { report } from './figures.ts';
import { renderThroughput } from './render-throughput.ts';

const holds = [
  report('federated rendering to one plain bundle', await renderThroughput(), 0.95),
  report('kept page to a bare Node server', await cachedThroughput(), 0.7),
];
process.exitCode = holds.every(Boolean) ? 0 : 1;
