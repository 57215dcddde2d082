import type { TlsOptions } from 'node:tls';
import pg from 'pg';
import parseConnection from 'pg-connection-string';
import { DataSource, type DataSourceOptions } from 'typeorm';
import {
  AvatarSchema,
  SessionSchema,
  StudentSchema,
  EmailCorrectionSchema,
  VerificationCodeSchema,
  VisitSchema,
} from '../accounts/index.js';
import { ApplicationSchema, ContactMessageSchema } from '../applications/index.js';
import { AuditEntrySchema } from '../audit/index.js';
import { CertificateSchema } from '../certificates/index.js';
import { EmailSchema } from '../email/index.js';
import { AccommodationSchema, AttemptSchema, ResultSchema } from '../exam/index.js';
import { FirstSchema1763700000000 } from '../migrations/1763700000000-first-schema.js';
import { Operations1764040000000 } from '../migrations/1764040000000-operations.js';
import { Administration1764100000000 } from '../migrations/1764100000000-administration.js';
import { Exports1764200000000 } from '../migrations/1764200000000-exports.js';
import { SettingsAndFigures1764210000000 } from '../migrations/1764210000000-settings-and-figures.js';
import { Admins1764220000000 } from '../migrations/1764220000000-admins.js';
import { Payments1764230000000 } from '../migrations/1764230000000-payments.js';
import { QuestionVersions1764240000000 } from '../migrations/1764240000000-question-versions.js';
import { RoomForMails1764245000000 } from '../migrations/1764245000000-room-for-mails.js';
import { Receipts1764250000000 } from '../migrations/1764250000000-receipts.js';
import { ListIndexes1764255000000 } from '../migrations/1764255000000-list-indexes.js';
import { Privacy1764260000000 } from '../migrations/1764260000000-privacy.js';
import { FlagsAndLooks1764265000000 } from '../migrations/1764265000000-flags-and-looks.js';
import { PaymentNews1764270000000 } from '../migrations/1764270000000-payment-news.js';
import { WholeMilliseconds1764300000000 } from '../migrations/1764300000000-whole-milliseconds.js';
import { Readiness1764310000000 } from '../migrations/1764310000000-readiness.js';
import { MailedCodes1764330000000 } from '../migrations/1764330000000-mailed-codes.js';
import { PaymentClaims1764340000000 } from '../migrations/1764340000000-payment-claims.js';
import { PaymentWatch1764341000000 } from '../migrations/1764341000000-payment-watch.js';
import { Sessions1764350000000 } from '../migrations/1764350000000-sessions.js';
import { PaymentDisputes1764350000100 } from '../migrations/1764350000100-payment-disputes.js';
import { AdminTraces1764350000200 } from '../migrations/1764350000200-admin-traces.js';
import { OrderTerms1764350000300 } from '../migrations/1764350000300-order-terms.js';
import { SettingsChanges1764350000310 } from '../migrations/1764350000310-settings-changes.js';
import { Passkeys1764350000500 } from '../migrations/1764350000500-passkeys.js';
import { Accommodations1764350001100 } from '../migrations/1764350001100-accommodations.js';
import { QuestionFamilies1764350001400 } from '../migrations/1764350001400-question-families.js';
import { Rulings1764350001200 } from '../migrations/1764350001200-rulings.js';
import { Interventions1764350001110 } from '../migrations/1764350001110-interventions.js';
import { ServedQuestions1764350001700 } from '../migrations/1764350001700-served-questions.js';
import { LateAnswers1764350001800 } from '../migrations/1764350001800-late-answers.js';
import { ConnectionGaps1764350001810 } from '../migrations/1764350001810-connection-gaps.js';
import { Certificates1764350001300 } from '../migrations/1764350001300-certificates.js';
import { QuestionDisputes1764350001550 } from '../migrations/1764350001550-question-disputes.js';
import { Settlements1764350001910 } from '../migrations/1764350001910-settlements.js';
import { MessageAnswers1764350002010 } from '../migrations/1764350002010-message-answers.js';
import { SimilarTests1764350002200 } from '../migrations/1764350002200-similar-tests.js';
import { Grievances1764350002600 } from '../migrations/1764350002600-grievances.js';
import { Nominees1764350002610 } from '../migrations/1764350002610-nominees.js';
import { SealedCopies1764350002620 } from '../migrations/1764350002620-sealed-copies.js';
import { Breaches1764350002400 } from '../migrations/1764350002400-breaches.js';
import { AttemptSignals1764350002500 } from '../migrations/1764350002500-attempt-signals.js';
import { EmailCorrections1764380000000 } from '../migrations/1764380000000-email-corrections.js';
import { SupportDesk1764380002000 } from '../migrations/1764380002000-support-desk.js';
import { RefundProposals1764380001000 } from '../migrations/1764380001000-refund-proposals.js';
import { QuestionStates1764350002800 } from '../migrations/1764350002800-question-states.js';
import { OffersAndInterviews1764400000000 } from '../migrations/1764400000000-offers-and-interviews.js';
import { DifferenceDecisions1764390000000 } from '../migrations/1764390000000-difference-decisions.js';
import { SavedViews1764411000000 } from '../migrations/1764411000000-saved-views.js';
import { Letters1764420000000 } from '../migrations/1764420000000-letters.js';
import { BulkJobs1764410000000 } from '../migrations/1764410000000-bulk-jobs.js';
import { LoadedBank1764431000000 } from '../migrations/1764431000000-loaded-bank.js';
import { MoreListIndexes1764440000000 } from '../migrations/1764440000000-more-list-indexes.js';
import { WholeWordsInAddresses1764441000000 } from '../migrations/1764441000000-whole-words-in-addresses.js';
import { BulkMail1764442000000 } from '../migrations/1764442000000-bulk-mail.js';
import { DailyTotals1764430000000 } from '../migrations/1764430000000-daily-totals.js';
import { AgeStatements1764360000000 } from '../migrations/1764360000000-age-statements.js';
import { ApplicationPipeline1764370000000 } from '../migrations/1764370000000-application-pipeline.js';
import { PhoneSearch1764350002000 } from '../migrations/1764350002000-phone-search.js';
import { RefundSpeed1764350001920 } from '../migrations/1764350001920-refund-speed.js';
import { ListOfDisputes1764350001900 } from '../migrations/1764350001900-list-of-disputes.js';
import { Badges1764350001650 } from '../migrations/1764350001650-badges.js';
import { LateAnswerSchema } from '../late-answers/index.js';
import { CreditNotes1764350002700 } from '../migrations/1764350002700-credit-notes.js';
import { InvoiceState1764350002710 } from '../migrations/1764350002710-invoice-state.js';
import {
  CreditNoteSchema,
  PaymentSchema,
  ReceiptSchema,
  RefundProposalSchema,
  RefundSchema,
} from '../payments/index.js';
import { ReconnectingClient } from '../platform/database/reconnecting-client.pg.js';
import { ConsentSchema } from '../privacy/index.js';
import { QuestionSchema } from '../question-bank/index.js';
import { QuestionDisputeSchema } from '../question-disputes/index.js';
import { AdminSchema, PasskeyChallengeSchema } from '../staff/index.js';

const POOL_SIZE = 20;
/** So many stay open once they were: to open them while all hand in costs the others their time. Few enough for a replica
 * that starts during a deployment to find some free. */
const KEPT_OPEN = 8;
/** A network between may forget a connection that says nothing for minutes. */
const KEEP_ALIVE_AFTER_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** PostgreSQL's settings by its own names. */
export type ConnectionSettings = Readonly<Record<string, string>>;

/** Where people wait: a statement, a lock or a forgotten transaction ends before their patience and the proxy's do. All
 * of it is read by index, for which to compile a statement, or to start further processes that take the cores of those
 * who sit a test, costs more than it brings. Not for workers, migrations and commands. */
export const FOR_PEOPLE: ConnectionSettings = {
  statement_timeout: '20s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

const asOptions = (settings: ConnectionSettings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** How TypeORM reaches PostgreSQL; Unix sockets work as well as hosts. */
export function dataSourceOptions(
  databaseUrl: string,
  settings: ConnectionSettings = {},
): DataSourceOptions {
  const { host, port, user, password, database, ssl } = parseConnection.parse(databaseUrl);
  return {
    type: 'postgres',
    // By itself TypeORM would load another copy beside the bundle's.
    driver: pg,
    host: host ?? 'localhost',
    ...(port ? { port: Number(port) } : {}),
    ...(user ? { username: user } : {}),
    ...(password ? { password } : {}),
    ...(database ? { database } : {}),
    ...(ssl ? { ssl: ssl as true | TlsOptions } : {}),
    extra: {
      Client: ReconnectingClient,
      min: KEPT_OPEN,
      max: POOL_SIZE,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      options: asOptions(settings),
    },
    entities: [
      StudentSchema,
      VerificationCodeSchema,
      EmailCorrectionSchema,
      AdminSchema,
      AvatarSchema,
      ApplicationSchema,
      ContactMessageSchema,
      PaymentSchema,
      RefundSchema,
      RefundProposalSchema,
      ReceiptSchema,
      CreditNoteSchema,
      QuestionSchema,
      AccommodationSchema,
      AttemptSchema,
      ResultSchema,
      CertificateSchema,
      QuestionDisputeSchema,
      LateAnswerSchema,
      EmailSchema,
      AuditEntrySchema,
      ConsentSchema,
      VisitSchema,
      SessionSchema,
      PasskeyChallengeSchema,
    ],
    migrations: [
      FirstSchema1763700000000,
      Operations1764040000000,
      Administration1764100000000,
      SettingsAndFigures1764210000000,
      Admins1764220000000,
      QuestionVersions1764240000000,
      RoomForMails1764245000000,
      Exports1764200000000,
      Payments1764230000000,
      Receipts1764250000000,
      Privacy1764260000000,
      FlagsAndLooks1764265000000,
      PaymentNews1764270000000,
      ListIndexes1764255000000,
      WholeMilliseconds1764300000000,
      Readiness1764310000000,
      MailedCodes1764330000000,
      PaymentClaims1764340000000,
      PaymentWatch1764341000000,
      Sessions1764350000000,
      PaymentDisputes1764350000100,
      AdminTraces1764350000200,
      OrderTerms1764350000300,
      SettingsChanges1764350000310,
      Passkeys1764350000500,
      Accommodations1764350001100,
      Rulings1764350001200,
      QuestionFamilies1764350001400,
      Interventions1764350001110,
      Certificates1764350001300,
      Badges1764350001650,
      ServedQuestions1764350001700,
      LateAnswers1764350001800,
      ConnectionGaps1764350001810,
      QuestionDisputes1764350001550,
      ListOfDisputes1764350001900,
      Settlements1764350001910,
      RefundSpeed1764350001920,
      PhoneSearch1764350002000,
      MessageAnswers1764350002010,
      SimilarTests1764350002200,
      Breaches1764350002400,
      AttemptSignals1764350002500,
      Grievances1764350002600,
      Nominees1764350002610,
      SealedCopies1764350002620,
      CreditNotes1764350002700,
      InvoiceState1764350002710,
      QuestionStates1764350002800,
      AgeStatements1764360000000,
      ApplicationPipeline1764370000000,
      EmailCorrections1764380000000,
      RefundProposals1764380001000,
      SupportDesk1764380002000,
      DifferenceDecisions1764390000000,
      OffersAndInterviews1764400000000,
      BulkJobs1764410000000,
      SavedViews1764411000000,
      Letters1764420000000,
      DailyTotals1764430000000,
      LoadedBank1764431000000,
      MoreListIndexes1764440000000,
      WholeWordsInAddresses1764441000000,
      BulkMail1764442000000,
    ],
    migrationsTransactionMode: 'each',
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  };
}

export const newDataSource = (databaseUrl: string): DataSource =>
  new DataSource(dataSourceOptions(databaseUrl));
