import { Agent, request } from 'node:http';
import { apiErrorSchema } from '@sgc/contract/api';
import fc from 'fast-check';
import { type FuzzRequest, fuzzRequest } from './requests.ts';

export interface FuzzOptions {
  url: string;
  requests: number;
  seed: number;
  atOnce: number;
}

/** A request whose answer breaks a promise, and which promise. */
export interface FuzzFinding {
  sent: FuzzRequest;
  status: number;
  answer: string;
  broken: string;
}

export interface FuzzResult {
  sent: number;
  statuses: Record<string, number>;
  /** Messages that were acknowledged: no more rows may be stored. */
  acknowledged: Set<string>;
  findings: FuzzFinding[];
}

const STACK_TRACE = /node_modules|\bat \S+ \(|\.ts:\d+|QueryFailed|SELECT |INSERT /;

const send = (
  agent: Agent,
  url: string,
  { method, path, headers, body }: FuzzRequest,
): Promise<{ status: number; answer: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
      let answer = '';
      response.on('data', (chunk) => {
        answer += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, answer }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const brokenPromise = (method: string, status: number, answer: string): string | undefined => {
  if (status >= 500) return 'no server error';
  if (STACK_TRACE.test(answer)) return 'no stack trace';
  if (status < 400 || method === 'HEAD') return undefined;
  try {
    return apiErrorSchema.safeParse(JSON.parse(answer)).success ? undefined : 'every refusal has the one shape';
  } catch {
    return 'every refusal is JSON';
  }
};

/** Sends generated requests and holds every answer against what the API promises. */
export const runFuzz = async ({ url, requests, seed, atOnce }: FuzzOptions): Promise<FuzzResult> => {
  const result: FuzzResult = { sent: 0, statuses: {}, acknowledged: new Set(), findings: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const batch = 1000;
  for (let start = 0; start < requests; start += batch) {
    const samples = fc.sample(fuzzRequest, { numRuns: Math.min(batch, requests - start), seed: seed + start });
    const sendInTurn = async (): Promise<void> => {
      for (let one = samples.pop(); one !== undefined; one = samples.pop()) {
        const { status, answer } = await send(agent, url, one).catch((error: Error) => ({
          status: 599,
          answer: error.message,
        }));
        result.sent += 1;
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        if (status === 201) result.acknowledged.add(JSON.parse(answer).reference);
        const broken = brokenPromise(one.method, status, answer);
        if (broken !== undefined) result.findings.push({ sent: one, status, answer, broken });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sendInTurn));
  }
  agent.destroy();
  return result;
};
