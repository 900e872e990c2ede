import { parser } from '@prometheus-io/lezer-promql';

/** Endings of a histogram's series. */
const OF_HISTOGRAM = /_(?:bucket|count|sum)$/;

/**
 * The metrics that an expression of PromQL looks at; a histogram under its own name.
 * @throws if it is none.
 */
export const metricsIn = (expression: string): string[] => {
  const metrics = new Set<string>();
  parser.parse(expression).iterate({
    enter: ({ name, from, to, type }) => {
      if (type.isError) throw new Error(`no PromQL: ${expression}`);
      const isMetric = name === 'VectorSelector';
      const [metric] = isMetric ? (/^\w+/.exec(expression.slice(from, to)) ?? []) : [];
      if (metric !== undefined) metrics.add(metric.replace(OF_HISTOGRAM, ''));
    },
  });
  return [...metrics];
};
