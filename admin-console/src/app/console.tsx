import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  defaultI18nProvider,
  Notification,
  Resource,
  useCanAccess,
  localStorageStore,
  type Store,
} from 'react-admin';
import { Navigate, Route, Link } from 'react-router';
import { PARTS } from './parts.js';
import { Layout } from './layout.js';
import { authProvider } from '../providers/auth-provider.js';
import { dataProvider } from '../providers/data-provider.js';
import { useAdminToken } from '../providers/use-admin-token.js';
import { adoptedStyles } from '../theme/adopted-styles.js';
import { darkTheme, lightTheme } from '../theme/themes.js';
import { lazy } from 'react';
import { Loading } from '../components/loading.js';
import { Failed } from '../components/failed.js';

const ResultsList = lazy(() => import('../exam/results/results-list.js'));

/** Test History, for those who may not read it the dashboard, for supervisors their sittings. */
function Landing() {
  const results = useCanAccess({ action: 'list', resource: 'results' });
  const dashboard = useCanAccess({ action: 'list', resource: 'dashboard' });
  if (results.isPending || dashboard.isPending) return <Loading />;
  if (results.canAccess) return <ResultsList />;
  return <Navigate to={dashboard.canAccess ? '/admin/dashboard' : '/admin/sittings'} replace />;
}

const NotFound = () => (
  <p className="empty">
    There is no such page in the console. <Link to="/admin">Back to its beginning</Link>
  </p>
);

/** Where react-admin leads from a list or an entry that the admin may not read. */
const AccessDenied = () => <Failed message="Your role does not allow this." onRetry={null} />;

const store = localStorageStore();
const SAVED_QUERIES = /^RaStore\.(.+\.savedQueries)$/;

/** A sign-out clears what an admin set up here, but not the saved queries of this browser. */
const consoleStore: Store = {
  ...store,
  reset() {
    const names = Object.keys(localStorage).flatMap((key) => SAVED_QUERIES.exec(key)?.[1] ?? []);
    const kept = names.map((name) => [name, store.getItem<unknown>(name)] as const);
    store.reset();
    for (const [name, queries] of kept) store.setItem(name, queries);
  },
};

const styles = adoptedStyles();

const RESOURCES = PARTS.flat().flatMap(({ resource }) => (resource ? [resource] : []));
const PAGES = PARTS.flat().flatMap(({ pages }) => pages);

/** `Admin` without its own layout, menu and sign-in, which would be loaded with it. */
export function Console() {
  const token = useAdminToken();
  if (!token) return <Navigate to="/admin-signin" replace />;
  return (
    <CacheProvider value={styles}>
      <AdminContext
        basename="/admin"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={defaultI18nProvider}
        store={consoleStore}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme>
          <CoreAdminUI
            dashboard={Landing}
            layout={Layout}
            catchAll={NotFound}
            accessDenied={AccessDenied}
            loginPage={false}
            requireAuth
            disableTelemetry
          >
            {RESOURCES.map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
            <CustomRoutes>
              {PAGES.map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </CustomRoutes>
          </CoreAdminUI>
          <Notification />
        </CssBaseline>
      </AdminContext>
    </CacheProvider>
  );
}
