import { CacheProvider } from '@emotion/react';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { Landing } from './landing.js';
import { NotFound } from '../layout/not-found.js';
import { Layout } from '../layout/layout.js';
import { authProvider } from '../providers/auth-provider.js';
import { dataProvider } from '../providers/data-provider.js';
import { useAdminToken } from '../session/use-admin-token.js';
import { adoptedStyles } from '../theme/adopted-styles.js';
import { darkTheme, lightTheme } from '../theme/themes.js';

const ResultsList = lazy(() => import('../results/results-list.js'));
const ResultShow = lazy(() => import('../results/result-show.js'));
const CertificatesList = lazy(() => import('../certificates/certificates-list.js'));
const CertificateShow = lazy(() => import('../certificates/certificate-show.js'));
const ApplicationShow = lazy(() => import('../applications/application-show.js'));
const PaymentShow = lazy(() => import('../payments/payment-show.js'));
const CreditNotesList = lazy(() => import('../credit-notes/credit-notes-list.js'));
const CreditNoteShow = lazy(() => import('../credit-notes/credit-note-show.js'));
const RefundsList = lazy(() => import('../refunds/refunds-list.js'));
const RefundShow = lazy(() => import('../refunds/refund-show.js'));
const ProposalsList = lazy(() => import('../refund-proposals/proposals-list.js'));
const ProposalShow = lazy(() => import('../refund-proposals/proposal-show.js'));
const DisputesList = lazy(() => import('../disputes/disputes-list.js'));
const DisputeShow = lazy(() => import('../disputes/dispute-show.js'));
const EventsList = lazy(() => import('../provider-events/events-list.js'));
const EventShow = lazy(() => import('../provider-events/event-show.js'));
const DifferencesList = lazy(() => import('../payment-differences/differences-list.js'));
const DifferenceShow = lazy(() => import('../payment-differences/difference-show.js'));
const SimilarList = lazy(() => import('../similar-tests/similar-list.js'));
const SimilarShow = lazy(() => import('../similar-tests/similar-show.js'));
const SettlementsList = lazy(() => import('../settlements/settlements-list.js'));
const SettlementShow = lazy(() => import('../settlements/settlement-show.js'));
const StudentShow = lazy(() => import('../students/student-show.js'));
const AttemptShow = lazy(() => import('../attempts/attempt-show.js'));
const MessageShow = lazy(() => import('../messages/message-show.js'));
const EmailShow = lazy(() => import('../emails/email-show.js'));
const AuditShow = lazy(() => import('../audit/audit-show.js'));
const ApplicationsList = lazy(() => import('../applications/applications-list.js'));
const ApplicationBoard = lazy(() => import('../applications/board-page.js'));
const PaymentsList = lazy(() => import('../payments/payments-list.js'));
const StudentsList = lazy(() => import('../students/students-list.js'));
const AccommodationShow = lazy(() => import('../accommodations/accommodation-show.js'));
const AccommodationsList = lazy(() => import('../accommodations/accommodations-list.js'));
const AttemptsList = lazy(() => import('../attempts/attempts-list.js'));
const LivePage = lazy(() => import('../live/live-page.js'));
const QuestionsList = lazy(() => import('../questions/questions-list.js'));
const QuestionCreate = lazy(() => import('../questions/question-create.js'));
const QuestionEdit = lazy(() => import('../questions/question-edit.js'));
const QuestionImport = lazy(() => import('../questions/import-page.js'));
const QuestionHealth = lazy(() => import('../questions/health-page.js'));
const DisputeQueue = lazy(() => import('../question-disputes/queue-page.js'));
const DisputeDecision = lazy(() => import('../question-disputes/decision-page.js'));
const MessagesList = lazy(() => import('../messages/messages-list.js'));
const CannedAnswersPage = lazy(() => import('../messages/canned-answers-page.js'));
const EmailsList = lazy(() => import('../emails/emails-list.js'));
const BulkJobsList = lazy(() => import('../bulk-jobs/bulk-jobs-list.js'));
const BulkJobShow = lazy(() => import('../bulk-jobs/bulk-job-show.js'));
const AuditList = lazy(() => import('../audit/audit-list.js'));
const AdminsList = lazy(() => import('../admins/admins-list.js'));
const AccountPage = lazy(() => import('../admins/account-page.js'));
const DaysClosePage = lazy(() => import('../days-close/days-close-page.js'));
const DashboardPage = lazy(() => import('../dashboard/dashboard-page.js'));
const SettingsPage = lazy(() => import('../settings/settings-page.js'));

const styles = adoptedStyles();

export function Console() {
  const token = useAdminToken();
  if (!token) return <Navigate to="/admin-signin" replace />;
  return (
    <CacheProvider value={styles}>
      <Admin
        basename="/admin"
        authProvider={authProvider}
        dataProvider={dataProvider}
        dashboard={Landing}
        layout={Layout}
        catchAll={NotFound}
        theme={lightTheme}
        darkTheme={darkTheme}
        loginPage={false}
        requireAuth
        disableTelemetry
      >
        <Resource name="results" list={ResultsList} show={ResultShow} />
        <Resource name="certificates" list={CertificatesList} show={CertificateShow} />
        <Resource name="similar-tests" list={SimilarList} show={SimilarShow} />
        <Resource name="applications" show={ApplicationShow} />
        <Resource name="payments" list={PaymentsList} show={PaymentShow} />
        <Resource name="refunds" list={RefundsList} show={RefundShow} />
        <Resource name="refund-proposals" list={ProposalsList} show={ProposalShow} />
        <Resource name="credit-notes" list={CreditNotesList} show={CreditNoteShow} />
        <Resource name="disputes" list={DisputesList} show={DisputeShow} />
        <Resource name="provider-events" list={EventsList} show={EventShow} />
        <Resource name="payment-differences" list={DifferencesList} show={DifferenceShow} />
        <Resource name="settlements" list={SettlementsList} show={SettlementShow} />
        <Resource name="students" list={StudentsList} show={StudentShow} />
        <Resource name="attempts" list={AttemptsList} show={AttemptShow} />
        <Resource name="accommodations" list={AccommodationsList} show={AccommodationShow} />
        <Resource
          name="questions"
          list={QuestionsList}
          create={QuestionCreate}
          edit={QuestionEdit}
        />
        <Resource name="messages" list={MessagesList} show={MessageShow} />
        <Resource name="emails" list={EmailsList} show={EmailShow} />
        <Resource name="bulk-jobs" list={BulkJobsList} show={BulkJobShow} />
        <Resource name="audit" list={AuditList} show={AuditShow} />
        <Resource name="admins" list={AdminsList} />
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/days-close" element={<DaysClosePage />} />
          <Route path="/live" element={<LivePage />} />
          <Route path="/messages/canned" element={<CannedAnswersPage />} />
          <Route path="/internships" element={<ApplicationsList />} />
          <Route path="/applications/board" element={<ApplicationBoard />} />
          <Route path="/questions/import" element={<QuestionImport />} />
          <Route path="/questions/health" element={<QuestionHealth />} />
          <Route path="/questions/reports" element={<DisputeQueue />} />
          <Route path="/questions/reports/version" element={<DisputeDecision />} />
          <Route path="/settings" element={<SettingsPage />} />
        </CustomRoutes>
      </Admin>
    </CacheProvider>
  );
}
