import { judgePolicy, readPolicy } from './policy.ts';

/** An answer that came by TLS, as the rules look at it. */
export interface JudgedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** What one rule gave. */
export interface Judgement {
  readonly rule: string;
  readonly points: number;
  readonly result: string;
}

type Rule = (answer: JudgedAnswer) => readonly [points: number, result: string];

/** What every answer begins with. */
const START = 100;

/** Extra points count only for an answer that has lost no more than ten. */
const EXTRA_FROM = 90;

const SIX_MONTHS_SECONDS = 15_552_000;

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const OPEN_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

const transport: Rule = ({ headers }) => {
  const header = headers.get('strict-transport-security');
  if (header === null) return [-20, 'not sent'];
  const seconds = /^(?:[^,]*;)?\s*max-age=(\d+)[^,]*$/i.exec(header)?.[1];
  if (seconds === undefined) return [-20, 'cannot be read'];
  return Number(seconds) < SIX_MONTHS_SECONDS ? [-10, 'less than six months'] : [0, 'six months or more'];
};

/** What a cookie is called and what goes with it. */
const readCookie = (text: string) => {
  const [pair = '', ...rest] = text.split(';').map((part) => part.trim().toLowerCase());
  const attributes = new Map(
    rest.map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  );
  return { name: pair.split('=')[0] ?? '', attributes };
};

const cookies: Rule = (answer) => {
  const all = answer.headers.getSetCookie().map(readCookie);
  if (all.length === 0) return [0, 'none'];
  const isByTlsAlone = transport(answer)[0] === 0;
  const faults = all.flatMap(({ name, attributes }) => {
    const isSession = /login|sess/.test(name);
    const sameSite = attributes.get('samesite');
    const points = [0];
    if (!attributes.has('secure')) points.push(isSession ? (isByTlsAlone ? -10 : -40) : isByTlsAlone ? -5 : -20);
    if (sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite)) points.push(-20);
    if (sameSite === 'none' && !attributes.has('secure')) points.push(-20);
    if (name.includes('csrf') && sameSite === undefined) points.push(-20);
    if (isSession && !attributes.has('httponly')) points.push(-30);
    return points;
  });
  const worst = Math.min(...faults);
  if (worst < 0) return [worst, 'open to others'];
  return all.every(({ attributes }) => attributes.has('samesite')) ? [5, 'Secure and SameSite'] : [0, 'Secure'];
};

const sharing: Rule = ({ headers }) => {
  const isForAll = headers.get('access-control-allow-credentials') === 'true';
  const origin = headers.get('access-control-allow-origin');
  return origin !== null && origin !== '*' && isForAll ? [-50, 'for everybody who asks'] : [0, 'not for other sites'];
};

const referrers: Rule = ({ headers }) => {
  const header = headers.get('referrer-policy');
  if (header === null) return [0, 'not sent'];
  const known = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => [...PRIVATE_REFERRERS, ...OPEN_REFERRERS].includes(part));
  const last = known.at(-1);
  if (last === undefined) return [-5, 'cannot be read'];
  return PRIVATE_REFERRERS.includes(last) ? [5, 'private'] : [-5, 'tells other sites'];
};

const SCRIPT = /<script\b([^>]*)>/g;

/** What a page's script costs or gives by where it comes from and whether its digest is named. */
const judgeScript = (attributes: string): number => {
  const isHeld = / integrity="/.test(attributes);
  const [, scheme] = / src="(https:|http:|)\/\//.exec(attributes) ?? [];
  if (scheme === undefined) return isHeld ? 5 : 0;
  if (scheme === 'https:') return isHeld ? 5 : -5;
  return isHeld ? -20 : -50;
};

const integrity: Rule = ({ headers, body }) => {
  if (!/^(text\/html|application\/xhtml\+xml)/.test(headers.get('content-type') ?? '')) return [0, 'no HTML'];
  const scripts = [...body.matchAll(SCRIPT)].map(([, attributes = '']) => attributes);
  if (scripts.length === 0) return [0, 'no script'];
  const points = scripts.filter((attributes) => / src="/.test(attributes)).map(judgeScript);
  if (points.length === 0) return [0, 'scripts in the page itself'];
  const worst = Math.min(...points);
  if (worst < 0) return [worst, 'scripts of other sites without a digest'];
  return points.includes(5) ? [5, 'scripts by digest'] : [0, 'scripts without a digest'];
};

const sniffing: Rule = ({ headers }) =>
  headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? [0, 'off'] : [-5, 'on'];

const framing: Rule = ({ headers }) => {
  const policy = readPolicy(headers.get('content-security-policy') ?? '');
  if (policy?.has('frame-ancestors')) return [5, 'by the policy'];
  const header = headers.get('x-frame-options')?.trim().toLowerCase() ?? '';
  return ['deny', 'sameorigin'].includes(header) ? [0, 'by its own header'] : [-20, 'anywhere'];
};

const resources: Rule = ({ headers }) => {
  const header = headers.get('cross-origin-resource-policy')?.trim().toLowerCase();
  if (header === undefined) return [0, 'not sent'];
  if (header === 'same-origin' || header === 'same-site') return [10, header];
  return header === 'cross-origin' ? [0, header] : [-5, 'cannot be read'];
};

/** The rules with the most that each can give. */
const RULES: Readonly<Record<string, readonly [rule: Rule, most: number]>> = {
  'content security policy': [({ headers }) => judgePolicy(headers.get('content-security-policy') ?? undefined), 10],
  cookies: [cookies, 5],
  'cross-origin sharing': [sharing, 0],
  'referrer policy': [referrers, 5],
  'strict transport security': [transport, 5],
  'subresource integrity': [integrity, 5],
  'content type options': [sniffing, 0],
  'frame options': [framing, 5],
  'cross-origin resource policy': [resources, 10],
};

/** The most that all rules together can give. */
export const MOST_POINTS = Object.values(RULES).reduce((sum, [, most]) => sum + most, START);

/** What an answer scores, and what it lacks of the most that there is. */
export interface Score {
  readonly points: number;
  readonly short: readonly (Judgement & { readonly missing: number })[];
}

/** Scores one answer by the rules of Mozilla's HTTP Observatory, algorithm 4; which rules and why: ADR 0166. */
export const scoreOf = (answer: JudgedAnswer): Score => {
  const judged = Object.entries(RULES).map(([name, [rule, most]]) => {
    const [points, result] = rule(answer);
    return { rule: name, points, result, missing: most - points };
  });
  const lost = judged.reduce((sum, { points }) => sum + Math.min(0, points), START);
  const all = judged.reduce((sum, { points }) => sum + points, START);
  return { points: Math.max(0, lost >= EXTRA_FROM ? all : lost), short: judged.filter(({ missing }) => missing > 0) };
};
