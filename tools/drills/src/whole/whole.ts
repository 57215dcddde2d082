import { randomUUID } from 'node:crypto';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { typeormStores } from '@portal/backend/app/stores.typeorm.js';
import { typeormUnitOfWork } from '@portal/backend/app/unit-of-work.typeorm.js';
import { lastCodeTo } from '@portal/backend/testing/mails.js';
import { beginSession } from '@portal/backend/testing/begin-session.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { until } from '@portal/backend/testing/until.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { aPaidStudent } from '@portal/domain/testing/a-student.js';
import type { DataSource } from 'typeorm';
import { Topology } from '../topology/topology.js';
import {
  audit,
  auditMails,
  countRepeated,
  KEPT,
  MAILS,
  type Kept,
  type KeptMail,
} from './audit.js';
import { Chance } from './chance.js';
import { EventLog } from './event-log.js';
import { SimulatedStudent, type Context } from './student.js';

const SETTLE_MS = 120_000;
/** So that mails are in mid-send at any moment, as with any real mail server. */
const STORE_MS = 20;
const OWED = `
  SELECT 1 FROM emails WHERE state = 'pending'
  UNION ALL SELECT 1 FROM provider_events WHERE state = 'waiting' LIMIT 1`;

export type WholeDrill = {
  readonly fault: string;
  /** Whether each run has it, or the night alone. */
  readonly inEachRun?: true;
  readonly run: (whole: Whole) => Promise<readonly string[]>;
};

export type QueueName = 'Redis' | 'PostgreSQL';

export class Whole {
  readonly eventLog = new EventLog();
  readonly chance: Chance;
  /** Set when no student is to begin anything new. */
  isOver = false;
  private callers = 0;
  private mailsBefore = 0;
  private readonly context: Context;

  private constructor(
    readonly topology: Topology,
    readonly smtp: SmtpStandIn,
    private readonly dataSource: DataSource,
    /** The same seed brings the same faults. */
    readonly seed: number,
  ) {
    this.chance = new Chance(seed);
    const proofs = new Map<string, ReturnType<Context['pay']>>();
    this.context = {
      eventLog: this.eventLog,
      chance: this.chance,
      codeFor: (email) => until(() => this.codeTo(email), SETTLE_MS),
      pay: (orderId) => {
        const proof = proofs.get(orderId) ?? topology.razorpay.pay(orderId);
        proofs.set(orderId, proof);
        return proof;
      },
      isOver: () => this.isOver,
    };
  }

  static async open(seed: number, queue: QueueName): Promise<Whole> {
    const smtp = await new SmtpStandIn().up();
    smtp.storeMs = STORE_MS;
    // The drill with the queue on PostgreSQL is about the worker.
    const replicas = queue === 'PostgreSQL' ? 1 : 2;
    const topology = await Topology.start({ smtpUrl: smtp.url, queue, replicas });
    const dataSource = await newDataSource(topology.config.DATABASE_URL).initialize();
    return new Whole(topology, smtp, dataSource, seed);
  }

  /** The code in the newest mail to an address: the outbox forgets it once the mail is sent. */
  private async codeTo(email: string): Promise<string | null> {
    const waiting = await lastCodeTo(this.dataSource, email).catch(() => null);
    if (waiting !== '') return waiting;
    return /^\d{6}(?=\r?$)/m.exec(this.smtp.mailsTo(email).at(-1)?.raw ?? '')?.[0] ?? null;
  }

  begin(): void {
    this.isOver = false;
    this.eventLog.clear();
    this.mailsBefore = this.smtp.mails.length;
  }

  visitor(): SimulatedStudent {
    return this.student(`asha-${randomUUID()}@example.com`);
  }

  async paidStudent(): Promise<SimulatedStudent> {
    // Another one at each try: the one before may have been stored although nobody heard of it.
    const student = await until(async () => {
      const now = new Date();
      const one = aPaidStudent({ id: randomUUID(), createdAt: now, paidAt: now });
      const added = typeormStores(this.dataSource.manager).students.add(one);
      return added.then(() => one).catch(() => null);
    }, SETTLE_MS);
    const replica = { config: this.topology.config, dataSource: this.dataSource };
    const token = await until(
      () => beginSession(replica, 'student', student).catch(() => null),
      SETTLE_MS,
    );
    return this.student(student.email, token);
  }

  oweMails(count: number): Promise<void> {
    const emails = Array.from({ length: count }, () => anEmail());
    return typeormUnitOfWork(this.dataSource, () => undefined).run(async (tx) => {
      for (const email of emails) await tx.emails.add(email);
    });
  }

  async untilCame(count: number): Promise<void> {
    await until(() => Promise.resolve(this.smtp.mails.length >= this.mailsBefore + count));
  }

  /** @param most so many mails were in mid-send when something died, and may come again */
  findRepeated(most: number): string[] {
    const repeated = countRepeated(this.smtp.mails.slice(this.mailsBefore));
    return repeated > most ? [`${repeated} mails came again, not ${most}`] : [];
  }

  async findBroken(faults: () => readonly string[] = () => []): Promise<readonly string[]> {
    const { eventLog, dataSource } = this;
    await until(
      async () => (await dataSource.query<unknown[]>(OWED)).length === 0,
      SETTLE_MS,
    ).catch(() => undefined);
    const emails = eventLog.stories.map(({ email }) => email);
    const students = audit(eventLog, await dataSource.query<Kept[]>(KEPT, [emails]));
    const mails = auditMails(await dataSource.query<KeptMail[]>(MAILS), this.smtp.mails);
    const lost = [...students.lost, ...mails.lost].map((what) => `lost: ${what}`);
    const doubled = [...students.doubled, ...mails.doubled].map((what) => `doubled: ${what}`);
    return [...lost, ...doubled, ...faults()];
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
    await this.topology.stop();
    await this.smtp.down();
  }

  private student(email: string, token?: string): SimulatedStudent {
    this.callers += 1;
    const caller = this.topology.caller(this.callers);
    const signedIn = token === undefined ? caller : caller.as(token);
    return new SimulatedStudent(signedIn, this.context, { email, isNew: token === undefined });
  }
}
