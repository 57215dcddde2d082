import { ViewTransition } from 'react';
import { Router } from 'wouter';
import { CrashBoundary } from '../components/crash-boundary.js';
import './footer.css';
import { Header } from './header.js';
import { usePagePath } from '../lib/layers.js';
import { LateFooter } from './late-footer.js';
import { usePage } from './use-page.js';
import type { LoadedPage } from './routes.js';
import { scrollAfterNavigation, skipToMain } from './scroll.js';

type AppProps = { readonly first: LoadedPage; readonly ssrPath?: string };

export function App({ first, ssrPath }: AppProps) {
  return (
    <Router
      hook={usePagePath}
      aroundNav={scrollAfterNavigation}
      {...(ssrPath !== undefined && { ssrPath })}
    >
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
