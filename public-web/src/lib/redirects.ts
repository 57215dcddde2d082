/** Redirects, which the server makes as well (`static-sites.ts`). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/about': '/#about',
  '/careers': '/#programs',
};

export const redirected = (to: string): string => REDIRECTS[to] ?? to;
