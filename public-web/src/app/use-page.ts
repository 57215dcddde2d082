import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { revealOnScroll } from '../lib/reveal-on-scroll.js';
import { pageNotLoaded } from '../components/page-failure.js';
import { findRoute, loadPage, type LoadedPage } from './routes.js';
import { settleScroll } from './scroll.js';

/** The page of the address; the one before stays until the code of the next is there. */
export function usePage(first: LoadedPage): LoadedPage {
  const [path] = useLocation();
  const [shown, setShown] = useState(first);

  useEffect(() => {
    if (path === shown.path) return;
    const found = findRoute(path);
    let wanted = true;
    const show = (page: LoadedPage) => {
      // As a transition, which the page goes through in view.
      if (wanted) startTransition(() => setShown(page));
    };
    loadPage(found)
      .catch(async (cause: unknown) => ({ ...found, Page: await pageNotLoaded(cause) }))
      // The build may have been replaced in the meantime: a full load gets the new one.
      .then(show, () => wanted && location.reload());
    return () => {
      wanted = false;
    };
  }, [path, shown.path]);

  useLayoutEffect(settleScroll, [shown]);
  useEffect(revealOnScroll, [shown]);

  return shown;
}
