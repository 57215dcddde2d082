import 'reflect-metadata';
import type { Config } from '@portal/backend/platform/config/config.js';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { typeormUnitOfWork } from '@portal/backend/app/unit-of-work.typeorm.js';
import { beginSession } from '@portal/backend/testing/begin-session.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import type { Answer, TestClient } from '@portal/backend/testing/test-client.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { CURRENCY, DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import type { DataSource } from 'typeorm';
import { waitWithPatience } from '../with-patience.js';
import type { Delivery } from './webhook-sender.js';
import { NOW } from '@portal/backend/platform/database/now.sql.js';

/** What the payment page asks for. */
const ORDER_REQUEST = { amount: DEFAULT_POLICY.feeRupees, currency: CURRENCY };

/** A student who is signed in and has not paid. */
export type Payer = { readonly id: string; readonly email: string; readonly token: string };

/** An answer to a request for an order; the status is null if none came. */
export type Offer = { readonly status: number | null; readonly orderId: string | null };

/** Our records of one student. */
export type PayerRecord = {
  readonly id: string;
  readonly isPaid: boolean;
  readonly receipts: number;
  /** Attempts that the student may still use. */
  readonly attempts: number;
  /** Receipt mails that were sent. */
  readonly mails: number;
};

/** What checkout hands over, or what somebody made up in its place. */
export type Proof = { readonly [Field in keyof PaymentProof]: unknown };

const REPLICAS = 2;

const RECORDS = `
  SELECT id, paid_at IS NOT NULL AS "isPaid", total_attempts - attempts_used AS attempts,
    (SELECT count(*)::int FROM receipts WHERE student_id = student.id) AS receipts,
    (SELECT count(*)::int FROM emails
      WHERE kind = 'payment-receipt' AND state = 'sent' AND to_address = student.email) AS mails
  FROM students AS student WHERE id = ANY($1)`;

const GAPS = `
  SELECT coalesce((SELECT sum(last) FROM receipt_places), 0)::int
    - (SELECT count(*) FROM receipts)::int AS gaps`;

const UNSETTLED = `
  SELECT 1 FROM provider_events WHERE state = 'waiting'
  UNION ALL SELECT 1 FROM emails WHERE state = 'pending' LIMIT 1`;

const WAITING_EVENTS = "SELECT 1 FROM provider_events WHERE state = 'waiting' LIMIT 1";

const CHECK_NOW = `UPDATE payments SET check_at = ${NOW} WHERE student_id = ANY($1)`;

const idsOf = (payers: readonly Payer[]): string[] => payers.map(({ id }) => id);

const answerTo = (call: Promise<Answer>): Promise<Answer | null> =>
  waitWithPatience(call).catch(() => null);

/** The built product: two replicas over one database, each with its jobs. `at` names a replica. */
export class ProductClient {
  private constructor(
    readonly config: Config,
    readonly dataSource: DataSource,
    private readonly replicas: ProductProcess[],
  ) {}

  static async open(config: Config): Promise<ProductClient> {
    const replicas: ProductProcess[] = [];
    try {
      // The second starts at once, its modules being warm and the schema made.
      for (let at = 0; at < REPLICAS; at += 1) replicas.push(await startProduct(config));
      const dataSource = await newDataSource(config.DATABASE_URL).initialize();
      return new ProductClient(config, dataSource, replicas);
    } catch (failure) {
      await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
      throw failure;
    }
  }

  async admit(count: number): Promise<readonly Payer[]> {
    const students = Array.from({ length: count }, () => aStudent({ createdAt: new Date() }));
    await typeormUnitOfWork(this.dataSource, () => undefined).run(async (tx) => {
      for (const student of students) await tx.students.add(student);
    });
    const payers: Payer[] = [];
    for (const student of students) {
      const token = await beginSession(this, 'student', student);
      payers.push({ id: student.id, email: student.email, token });
    }
    return payers;
  }

  async order(payer: Payer, at: number): Promise<Offer> {
    const call = this.clientAt(at).as(payer.token).post('/create-order', ORDER_REQUEST);
    const answer = await answerTo(call);
    const body = answer?.body as { order?: { id: string } } | undefined;
    return { status: answer?.status ?? null, orderId: body?.order?.id ?? null };
  }

  /** The answer's status; null if none came. */
  async verify({ email, token }: Payer, proof: Proof, at: number): Promise<number | null> {
    const call = this.clientAt(at)
      .as(token)
      .post('/verify-payment', { email, ...proof });
    return (await answerTo(call))?.status ?? null;
  }

  async deliver({ body, id, signature }: Delivery, at: number): Promise<number | null> {
    const headers = {
      'Content-Type': 'application/json',
      'X-Razorpay-Event-Id': id,
      'X-Razorpay-Signature': signature,
    };
    const call = this.clientAt(at).raw('POST', '/api/payments/webhook', { headers, body });
    return (await answerTo(call))?.status ?? null;
  }

  /** Whether all events and mails have been worked off. */
  async isSettled(): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(UNSETTLED)).length === 0;
  }

  records(payers: readonly Payer[]): Promise<PayerRecord[]> {
    return this.dataSource.query<PayerRecord[]>(RECORDS, [idsOf(payers)]);
  }

  /** Numbers that no receipt has, though a later one was given. */
  async gaps(): Promise<number> {
    const [row] = await this.dataSource.query<{ gaps: number }[]>(GAPS);
    return row?.gaps ?? 0;
  }

  /** Has the next round of reconciliation ask about these, as it would after a quarter of an hour. */
  async letBeChecked(payers: readonly Payer[]): Promise<void> {
    await this.dataSource.query(CHECK_NOW, [idsOf(payers)]);
  }

  /** Whether every event of the provider was worked off. */
  async isWorkedOff(): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(WAITING_EVENTS)).length === 0;
  }

  /** Kills a replica outright; the other goes on. */
  async kill(at: number): Promise<void> {
    await this.replicas[at % REPLICAS]?.end('SIGKILL');
  }

  /** Puts another in the place of one that was killed. */
  async replace(at: number): Promise<void> {
    this.replicas[at % REPLICAS] = await startProduct(this.config);
  }

  async stop(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.end('SIGKILL')));
    await this.dataSource.destroy();
  }

  /** As a balancer does, this leads past a replica that is known to be dead. */
  private clientAt(at: number): TestClient {
    const inTurn = this.replicas.map((_, turn) => this.replicas[(at + turn) % REPLICAS]);
    const replica = inTurn.find((one) => one?.isAlive());
    if (!replica) throw new Error('No replica is alive');
    return replica.client;
  }
}
