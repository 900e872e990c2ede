/** The directives of a content security policy, each with its sources; undefined where a directive stands twice. */
export const readPolicy = (text: string): ReadonlyMap<string, readonly string[]> | undefined => {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === undefined || name === '') continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
};

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:'];

const hasOne = (sources: readonly string[], of: readonly string[]): boolean =>
  sources.some((source) => of.includes(source));

const isInsecure = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:');

/** A digest or a nonce makes browsers ignore 'unsafe-inline'. */
const heeded = (sources: readonly string[]): readonly string[] =>
  sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;

const PASSIVE = ['img-src', 'media-src'];

/** Points of a policy, and what they are given for: the first that holds. */
export const judgePolicy = (text: string | undefined): readonly [points: number, result: string] => {
  if (text === undefined) return [-25, 'no policy'];
  const policy = readPolicy(text);
  if (policy === undefined || policy.size === 0) return [-25, 'a policy that cannot be read'];
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = heeded(sources('script-src'));
  const styles = heeded(sources('style-src'));
  const active = [...policy].flatMap(([name, given]) => {
    if (name === 'script-src') return scripts;
    return PASSIVE.includes(name) ? [] : given;
  });
  if (hasOne(scripts, BROAD_OR_INLINE) || hasOne(sources('object-src'), BROAD))
    return [-20, 'scripts or objects from anywhere'];
  if (active.some(isInsecure)) return [-20, 'parts without TLS'];
  if (hasOne([...scripts, ...styles], ["'unsafe-eval'"])) return [-10, "'unsafe-eval'"];
  if (PASSIVE.flatMap(sources).some(isInsecure)) return [-10, 'pictures without TLS'];
  if (hasOne(styles, BROAD_OR_INLINE)) return [0, 'styles from anywhere'];
  const [only, ...more] = policy.get('default-src') ?? [];
  return only === "'none'" && more.length === 0 ? [10, "default-src 'none'"] : [5, 'nothing unsafe'];
};
