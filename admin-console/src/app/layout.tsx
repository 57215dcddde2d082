import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CrashBoundary } from './crash-boundary.js';
import { pageTitle } from '../components/page-title.js';
import { SectionNav } from './section-nav.js';
import { usePathUnderWay } from './use-path-under-way.js';
import { TopBar } from '../components/top-bar.js';
import { Who } from './who.js';
import { SecondFactorBanner, useOwed } from '../staff/admins/second-factor-banner.js';
import { Loading } from '../components/loading.js';
import { sectionAt } from './sections.js';
import { SearchButton } from './search/search-button.js';
import { AskingDialog } from '../staff/session/asking-dialog.js';
import { useLeaveQuestion } from '../components/unsaved.js';
import styles from './layout.module.css';

const AccountPage = lazy(() => import('../staff/admins/account-page.js'));

/** Shown in place of every section until the admin has done what is required first. */
const AccountFirst = () => (
  <Suspense fallback={<Loading />}>
    <AccountPage />
  </Suspense>
);

/** Moves the focus to the page after the sign-in, so that keyboard and screen reader continue there. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return main;
}

const UNLISTED: Readonly<Record<string, string>> = { '/admin/access-denied': 'Not allowed' };

/** The frame around every section of the console. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useLeaveQuestion();
  const main = useFocusOnArrival();
  const pathname = usePathUnderWay();
  const isBefore = pathname !== useLocation().pathname;
  const section = sectionAt(pathname);
  const owed = useOwed();
  const label = owed ? 'Account' : (section?.label ?? UNLISTED[pathname] ?? 'Not found');
  return (
    <>
      <title>{pageTitle(`${label}, admin`)}</title>
      {isBefore && <div className={styles.progress} role="progressbar" aria-label="Loading" />}
      <TopBar>
        {!owed && <SearchButton />}
        <Who />
      </TopBar>
      <div className={styles.frame}>
        {owed ? <span /> : <SectionNav current={section} />}
        <main
          ref={main}
          id="main-content"
          tabIndex={-1}
          className={styles.page}
          data-before={isBefore || undefined}
        >
          <h1 className={styles.heading}>{label}</h1>
          {!owed && <SecondFactorBanner />}
          <CrashBoundary>{owed ? <AccountFirst /> : children}</CrashBoundary>
        </main>
      </div>
      <AskingDialog />
    </>
  );
}
