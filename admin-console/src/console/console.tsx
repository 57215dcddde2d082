import { CacheProvider } from '@emotion/react';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { Layout } from '../layout/layout.js';
import { authProvider } from '../providers/auth-provider.js';
import { dataProvider } from '../providers/data-provider.js';
import { useAdminToken } from '../session/use-admin-token.js';
import { adoptedStyles } from '../theme/adopted-styles.js';
import { darkTheme, lightTheme } from '../theme/themes.js';

const ResultsList = lazy(() => import('../results/results-list.js'));
const ApplicationsList = lazy(() => import('../applications/applications-list.js'));
const PaymentsList = lazy(() => import('../payments/payments-list.js'));
const StudentsList = lazy(() => import('../students/students-list.js'));
const AttemptsList = lazy(() => import('../attempts/attempts-list.js'));
const QuestionsList = lazy(() => import('../questions/questions-list.js'));
const QuestionCreate = lazy(() => import('../questions/question-create.js'));
const QuestionEdit = lazy(() => import('../questions/question-edit.js'));
const QuestionImport = lazy(() => import('../questions/import-page.js'));
const QuestionHealth = lazy(() => import('../questions/health-page.js'));
const MessagesList = lazy(() => import('../messages/messages-list.js'));
const EmailsList = lazy(() => import('../emails/emails-list.js'));
const AuditList = lazy(() => import('../audit/audit-list.js'));
const AdminsList = lazy(() => import('../admins/admins-list.js'));
const AccountPage = lazy(() => import('../admins/account-page.js'));
const DashboardPage = lazy(() => import('../dashboard/dashboard-page.js'));
const SettingsPage = lazy(() => import('../settings/settings-page.js'));

const styles = adoptedStyles();

/** Everything below /admin, for a signed-in admin. */
export function Console() {
  const token = useAdminToken();
  if (!token) return <Navigate to="/admin-signin" replace />;
  return (
    <CacheProvider value={styles}>
      <Admin
        basename="/admin"
        authProvider={authProvider}
        dataProvider={dataProvider}
        dashboard={ResultsList}
        layout={Layout}
        theme={lightTheme}
        darkTheme={darkTheme}
        loginPage={false}
        requireAuth
        disableTelemetry
      >
        <Resource name="results" list={ResultsList} />
        <Resource name="applications" />
        <Resource name="payments" list={PaymentsList} />
        <Resource name="students" list={StudentsList} />
        <Resource name="attempts" list={AttemptsList} />
        <Resource
          name="questions"
          list={QuestionsList}
          create={QuestionCreate}
          edit={QuestionEdit}
        />
        <Resource name="messages" list={MessagesList} />
        <Resource name="emails" list={EmailsList} />
        <Resource name="audit" list={AuditList} />
        <Resource name="admins" list={AdminsList} />
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/internships" element={<ApplicationsList />} />
          <Route path="/questions/import" element={<QuestionImport />} />
          <Route path="/questions/health" element={<QuestionHealth />} />
          <Route path="/settings" element={<SettingsPage />} />
        </CustomRoutes>
      </Admin>
    </CacheProvider>
  );
}
