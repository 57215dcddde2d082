import { useCallback, type AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'wouter';
import { redirected } from './redirects.js';

// /payment has another Content-Security-Policy, and /admin is another app: neither can be
// entered or left without loading a document.
const OWN_DOCUMENTS = /^\/(payment|admin[^/]*)(\/|$)/;

const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? '';

function needsDocument(from: string, to: string): boolean {
  if (!to.startsWith('/') || OWN_DOCUMENTS.test(from) || OWN_DOCUMENTS.test(to)) return true;
  // The browser handles an anchor on the open page.
  const address = redirected(to);
  return address.includes('#') && pathOf(address) === from;
}

type Prefetch = (path: string) => void;

let prefetchPage: Prefetch = () => undefined;

/** Called by the app, which knows how to load the code of each page. */
export function setPrefetch(prefetch: Prefetch): void {
  prefetchPage = prefetch;
}

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { readonly to: string };

/** A link within the site; its page's code is loaded as soon as the pointer is on it. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const [current] = useLocation();
  if (needsDocument(current, to)) return <a href={to} {...rest} />;
  const ahead = () => prefetchPage(pathOf(redirected(to)));
  return <Link href={to} onPointerEnter={ahead} onFocus={ahead} {...rest} />;
}

/** Goes to another page, with a full load where that page needs one. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const [current, navigate] = useLocation();
  return useCallback(
    (to, { replace = false } = {}) => {
      if (!needsDocument(current, to)) navigate(to, { replace });
      else if (replace) location.replace(to);
      else location.assign(to);
    },
    [current, navigate],
  );
}
