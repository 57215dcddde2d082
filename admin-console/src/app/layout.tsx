import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import { useLocation, Link, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { pageTitle } from '../components/page-title.js';
import { TopBar } from '../components/top-bar.js';
import { Who } from './who.js';
import { SecondFactorBanner, useOwed } from '../staff/admins/second-factor-banner.js';
import { Loading } from '../components/loading.js';
import { sectionAt, GROUPS, useReadable } from './sections.js';
import { SearchButton } from './search/search-button.js';
import { AskingDialog } from '../staff/session/asking-dialog.js';
import { useLeaveQuestion } from '../components/unsaved.js';
import styles from './layout.module.css';
import type { Section } from '../components/console-part.js';
import Button from '@mui/material/Button';
import { ErrorBoundary } from 'react-error-boundary';
import { Notice } from '../components/notice.js';

/** On a narrow screen the menu is a strip that scrolls; this scrolls the open section into view. */
function useInView(path: string | undefined) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = strip;
    const open = element?.querySelector('[aria-current]');
    if (!element || !open) return;
    const { left, width } = open.getBoundingClientRect();
    const middle = left + width / 2 - element.getBoundingClientRect().left;
    element.scrollLeft += middle - element.clientWidth / 2;
  }, [path]);
  return strip;
}

/** All sections that the admin may open, in their groups. Their code is fetched as soon as a link is pointed at. */
function SectionNav({ current }: { readonly current: Section | undefined }) {
  const readable = useReadable();
  const strip = useInView(current?.path);
  return (
    <nav ref={strip} className={styles.nav} aria-label="Admin">
      {GROUPS.map((group) => (
        <div key={group[0]?.path} className={styles.group}>
          {group
            .filter(({ reads }) => readable[reads])
            .map(({ path, label, load }) => (
              <Link
                key={path}
                to={path}
                aria-current={path === current?.path ? 'page' : undefined}
                onPointerEnter={() => void load?.()}
                onFocus={() => void load?.()}
              >
                {label}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}

/** Where the admin is going: known at the click, while the page before stays until the code of the next one is there. */
function usePathUnderWay(): string {
  const router = useContext(DataRouterContext)?.router;
  const { pathname } = useLocation();
  const listen = useCallback(
    (changed: () => void) => router?.subscribe(changed) ?? (() => undefined),
    [router],
  );
  return useSyncExternalStore(listen, () => router?.state.location.pathname ?? pathname);
}

/** The code of a part that failed to load is requested again only when the page is reloaded. */
const reload = () => window.location.reload();

const SectionCrash = () => (
  <Notice kind="error">
    <span>
      This page could not be shown. What you saved is kept. The other sections work as before.
    </span>
    <Button variant="outlined" onClick={reload}>
      Try Again
    </Button>
  </Notice>
);

/** If a section breaks, or its code does not load, the rest of the console stays. */
const CrashBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={<SectionCrash />} resetKeys={[useLocation().pathname]}>
    {children}
  </ErrorBoundary>
);

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
