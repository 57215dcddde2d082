import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { revealOnScroll } from '../lib/reveal-on-scroll.js';
import { pageNotLoaded } from '../components/page-failure.js';
import { findRoute, loadPage, type LoadedPage } from './routes.js';
import { settleScroll } from './scroll.js';

/** The page of the address; the earlier one stays until the code of the new one is loaded. */
export function usePage(first: LoadedPage): LoadedPage {
  const [path] = useLocation();
  const [shown, setShown] = useState(first);

  useEffect(() => {
    if (path === shown.path) return;
    const found = findRoute(path);
    let wanted = true;
    const show = (page: LoadedPage) => {
      // As a transition, so that the page can react in between.
      if (wanted) startTransition(() => setShown(page));
    };
    loadPage(found)
      .catch(async (cause: unknown) => ({ ...found, Page: await pageNotLoaded(cause) }))
      // A new build may have replaced the code; a full load gets it.
      .then(show, () => wanted && location.reload());
    return () => {
      wanted = false;
    };
  }, [path, shown.path]);

  useLayoutEffect(settleScroll, [shown]);
  useEffect(revealOnScroll, [shown]);

  return shown;
}
