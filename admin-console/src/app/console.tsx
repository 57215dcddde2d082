import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  defaultI18nProvider,
  Notification,
  Resource,
} from 'react-admin';
import { Navigate, Route } from 'react-router';
import { Landing } from './landing.js';
import { PARTS } from './parts.js';
import { AccessDenied, NotFound } from './not-found.js';
import { Layout } from './layout.js';
import { authProvider } from '../providers/auth-provider.js';
import { consoleStore } from './console-store.js';
import { dataProvider } from '../providers/data-provider.js';
import { useAdminToken } from '../providers/use-admin-token.js';
import { adoptedStyles } from '../theme/adopted-styles.js';
import { darkTheme, lightTheme } from '../theme/themes.js';

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
