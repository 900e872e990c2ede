import { metricsIn } from './metrics-in.ts';

test.each([
  ['up{job="shell"} == 0', ['up']],
  ['sum by (section) (rate(a_total{x="1"}[5m])) / sum(rate(b_total[5m])) > 0.01', ['a_total', 'b_total']],
  ['histogram_quantile(0.75, sum by (le) (rate(c_seconds_bucket[30m])))', ['c_seconds']],
  ['rate(c_seconds_sum[5m]) / rate(c_seconds_count[5m])', ['c_seconds']],
  ['{job="shell"}', []],
])('%s looks at %j', (expression, metrics) => {
  expect(metricsIn(expression)).toEqual(metrics);
});

test.each(['sum by (section rate(a_total[5m]))', 'rate(a_total[5m]', ''])('"%s" is no expression', (expression) => {
  expect(() => metricsIn(expression)).toThrow('no PromQL');
});
