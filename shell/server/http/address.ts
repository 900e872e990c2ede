/** Longest address that is looked at; nothing of ours comes near. */
const LIMIT_CHARACTERS = 2048;

const NO_PARAMETERS = new URLSearchParams();

export type Address =
  | { readonly kind: 'page'; readonly pathname: string; readonly searchParams: URLSearchParams }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-long' };

const isDecodable = (pathname: string): boolean => {
  if (!pathname.includes('%')) return !pathname.includes('\0');
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
};

/** Reads the target of a request. One page has one address: lower case, no slash at its end. */
export const readAddress = (target: string): Address => {
  if (target.length > LIMIT_CHARACTERS) return { kind: 'too-long' };
  const [path = '/', ...query] = target.split('?');
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || !isDecodable(path))
    return { kind: 'malformed' };
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  const canonical = path.toLowerCase().replace(/\/+$/, '') || '/';
  if (canonical !== path) return { kind: 'moved', to: `${canonical}${search}` };
  return { kind: 'page', pathname: path, searchParams: search === '' ? NO_PARAMETERS : new URLSearchParams(search) };
};

/** The declared parameters that an address has, in the order of their names, as the page gets them. */
export const declaredSearch = (searchParams: URLSearchParams, declared: readonly string[]): string => {
  if (searchParams.size === 0) return '';
  const kept = [...searchParams].filter(([name]) => declared.includes(name));
  if (kept.length === 0) return '';
  const params = new URLSearchParams(kept);
  params.sort();
  return `?${params}`;
};
