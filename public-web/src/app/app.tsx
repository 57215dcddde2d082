import { Router } from 'wouter';
import { CrashBoundary } from './crash-boundary.js';
import './footer.css';
import { Header } from './header.js';
import { LateFooter } from './late-footer.js';
import { PageOutlet } from './page-outlet.js';
import { PublicChat } from './public-chat.js';
import type { LoadedPage } from './routes.js';
import { scrollAfterNavigation } from './scroll.js';

type AppProps = { readonly first: LoadedPage; readonly ssrPath?: string };

/** The frame around every page. */
export function App({ first, ssrPath }: AppProps) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })} aroundNav={scrollAfterNavigation}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <CrashBoundary>
          <PageOutlet first={first} />
        </CrashBoundary>
      </main>
      <LateFooter />
      <PublicChat />
    </Router>
  );
}
