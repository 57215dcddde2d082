import {
  ViewTransition,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  Activity,
  memo,
  Suspense,
  use,
} from 'react';
import { Router, useLocation, type AroundNavHandler } from 'wouter';
import { CrashBoundary } from '../components/crash-boundary.js';
import './footer.css';
import { Header } from './header.js';
import { usePagePath } from '../lib/layers.js';
import { type LoadedPage, findRoute, loadPage } from './routes.js';
import { revealOnScroll } from '../lib/reveal-on-scroll.js';
import { pageNotLoaded } from '../components/page-failure.js';
import { firstTouch } from '../lib/first-touch.js';
import { pageIsLoaded } from '../lib/page-is-loaded.js';
import { sessions } from '../lib/session.js';
import { redirected } from '../lib/redirects.js';

let target: string | null = null;

/** Stores where the next page has to begin; back and forward are left to the browser. */
const scrollAfterNavigation: AroundNavHandler = (navigate, to, options) => {
  const address = redirected(to);
  target = new URL(address, location.href).hash;
  navigate(address, options);
};

/** Moves the focus to the page and leaves the address as it is, since its fragment may hold what opens the page. */
function skipToMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const question = document.querySelector<HTMLElement>('main legend[tabindex]');
  (question ?? document.getElementById('main'))?.focus();
}

/** Called when the new page is shown: scrolls to its anchor or its top, and moves the focus. */
function settleScroll(): void {
  if (target === null) return;
  const anchor = target === '' ? null : document.getElementById(target.slice(1));
  target = null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The page of the address; the earlier one stays until the code of the new one is loaded. */
function usePage(first: LoadedPage): LoadedPage {
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

const load = () => import('./footer.js');

// If the footer's code does not come, the prerendered footer stays; it works without scripts.
const never = (): Promise<never> => new Promise(() => undefined);

const isInDocument = import.meta.env.SSR || document.getElementById('footer') !== null;
/** Students get it with the page: it brings the bar of an open test, whose time runs. */
const inTime = sessions.current() ? pageIsLoaded : firstTouch;
const coming = import.meta.env.SSR ? load() : inTime().then(load).catch(never);
let loaded = import.meta.env.SSR ? await coming : undefined;

// Activity hydrates the prerendered footer. A page without a footer has none to hydrate: there, Suspense draws it new.
const Boundary = isInDocument ? Activity : Suspense;

function Loaded() {
  // oxlint-disable-next-line react/globals -- once loaded, it is drawn without waiting again
  loaded ??= use(coming);
  return <loaded.Footer />;
}

/** The footer. Its code is loaded with the first touch: without scripts it has all but its thanks. */
const LateFooter = memo(function LateFooter() {
  return (
    <Boundary>
      <Loaded />
    </Boundary>
  );
});

/** @param first the page of the document, also where the address has changed before the scripts came */
export function App({ first }: { readonly first: LoadedPage }) {
  return (
    <Router hook={usePagePath} aroundNav={scrollAfterNavigation} ssrPath={first.path}>
      <Frame first={first} />
    </Router>
  );
}

/** The header and footer around a page; a bare page has neither. */
function Frame({ first }: { first: LoadedPage }) {
  const { Page, path, params, route } = usePage(first);
  return (
    <>
      <a className="skip-link" href="#main" onClick={skipToMain}>
        {path === '/quiz' ? 'Skip to the question' : 'Skip to content'}
      </a>
      {!route.isBare && <Header />}
      <main id="main" tabIndex={-1}>
        <CrashBoundary>
          <ViewTransition key={path} update="none">
            {/* React marks the outermost elements that it replaces; the elements of the head must not be among them. */}
            <div>
              <Page pattern={route.pattern} params={params} />
            </div>
          </ViewTransition>
        </CrashBoundary>
      </main>
      {!route.isBare && <LateFooter />}
    </>
  );
}
