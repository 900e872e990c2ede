import { VIEW_TOKEN } from '@sgc/telemetry/report';

const TOKEN = new RegExp(`${VIEW_TOKEN};desc=([\\w.-]+)`);

/** The token of the document's view; undefined where the browser shows no `Server-Timing`. */
export const documentToken = (): string | undefined => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === VIEW_TOKEN)?.description;
};

/** The token of the view that an answer is for. */
export const tokenOf = ({ headers }: Response): string | undefined =>
  TOKEN.exec(headers.get('server-timing') ?? '')?.[1];
