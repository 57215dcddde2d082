import type { TlsOptions } from 'node:tls';
import pg from 'pg';
import parseConnection from 'pg-connection-string';
import { DataSource, type DataSourceOptions } from 'typeorm';
import * as accounts from '../accounts/index.js';
import { ApplicationSchema, ContactMessageSchema } from '../applications/index.js';
import { AuditEntrySchema } from '../audit/index.js';
import { IssuedDocumentSchema } from '../certificates/index.js';
import { EmailSchema } from '../email/index.js';
import * as exam from '../exam/index.js';
import { CreditNoteSchema, PaymentSchema, ReceiptSchema, RefundSchema } from '../payments/index.js';
import { FirstSchema1763700000000 } from '../migrations/1763700000000-first-schema.js';
import { ReconnectingClient } from '../platform/database/reconnecting-client.pg.js';
import { ConsentSchema } from '../privacy/index.js';
import { QuestionSchema } from '../questions/index.js';
import { QuestionDisputeSchema } from '../exam/index.js';
import { AdminSchema, PasskeyChallengeSchema } from '../staff/index.js';

const POOL_SIZE = 20;
/** So many connections stay open: opening them while many submit would slow the others. Few enough that a starting
 * replica still finds free ones. */
const KEPT_OPEN = 8;
/** A network device may drop a connection that is silent for minutes. */
const KEEP_ALIVE_AFTER_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;

export type ConnectionSettings = Readonly<Record<string, string>>;

/** For requests: a statement, a lock or an idle transaction ends before the caller and the proxy give up. Every query
 * uses an index, so JIT compilation and parallel workers would cost more than they save. Not for workers, migrations
 * and commands. */
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
    // By default TypeORM would load a second copy beside the bundled one.
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
      accounts.StudentSchema,
      accounts.VerificationCodeSchema,
      accounts.EmailCorrectionSchema,
      AdminSchema,
      accounts.AvatarSchema,
      ApplicationSchema,
      ContactMessageSchema,
      PaymentSchema,
      RefundSchema,
      ReceiptSchema,
      CreditNoteSchema,
      QuestionSchema,
      exam.AccommodationSchema,
      exam.AttemptSchema,
      exam.SittingSchema,
      exam.AdmissionSchema,
      exam.ResultSchema,
      IssuedDocumentSchema,
      QuestionDisputeSchema,
      exam.LateAnswerSchema,
      EmailSchema,
      AuditEntrySchema,
      ConsentSchema,
      accounts.VisitSchema,
      accounts.SessionSchema,
      PasskeyChallengeSchema,
    ],
    migrations: [FirstSchema1763700000000],
    migrationsTransactionMode: 'each',
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
  };
}

export const newDataSource = (databaseUrl: string): DataSource =>
  new DataSource(dataSourceOptions(databaseUrl));
