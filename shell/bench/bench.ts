import { cachedThroughput } from './cached-throughput.ts';
import { report } from './figures.ts';
import { renderThroughput } from './render-throughput.ts';
import { reportScale } from './scale/report-scale.ts';

const holds = [
  report('federated rendering to one plain bundle', await renderThroughput(), { atLeast: 0.95 }),
  report('cached page to a bare Node server', await cachedThroughput(), { atLeast: 0.7 }),
  ...(await reportScale()),
];
process.exitCode = holds.every(Boolean) ? 0 : 1;
