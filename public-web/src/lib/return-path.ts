const DEFAULT_PATH = '/profile';

export const signInPath = (back: string): string => `/signin?next=${encodeURIComponent(back)}`;

export const signUpPath = (back: string): string => `/signup?next=${encodeURIComponent(back)}`;

/** Where to go after sign-in: a path of this site only, whatever the address says. */
export function returnPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted?.startsWith('/')) return DEFAULT_PATH;
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (target?.origin !== origin) return DEFAULT_PATH;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** The path of a page on the way to sign-in, with this page's `next`. */
export function withReturnPath(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get('next');
  return wanted === null ? path : `${path}?next=${encodeURIComponent(wanted)}`;
}
