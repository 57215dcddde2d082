import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pageTitle } from './page-title.js';
import { TabStrip } from './tab-strip.js';
import { tabAt } from './tabs.js';
import { TopBar } from './top-bar.js';
import { useAdminToken } from '../session/use-admin-token.js';
import styles from './console.module.css';

/** Whoever comes from the sign-in goes on reading here. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return main;
}

/** Everything below /admin, for a signed-in admin. */
export function Console() {
  const main = useFocusOnArrival();
  const token = useAdminToken();
  const tab = tabAt(useLocation().pathname);
  if (!token) return <Navigate to="/admin-signin" replace />;
  if (!tab) return <Navigate to="/admin" replace />;
  const { label, path, Screen } = tab;
  return (
    <>
      <title>{pageTitle(`${label}, admin`)}</title>
      <TopBar />
      <main ref={main} tabIndex={-1} className={styles.page}>
        <h1 className="visually-hidden">Admin</h1>
        <TabStrip current={tab} />
        <section
          id="panel"
          role="tabpanel"
          aria-labelledby={`tab:${path}`}
          className={styles.panel}
        >
          <h2>{label}</h2>
          <Screen key={path} />
        </section>
      </main>
    </>
  );
}
