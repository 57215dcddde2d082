import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@portal/backend/platform/config/config.js';
import { RedisServer } from '@portal/backend/testing/redis-server.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { DatabaseServer } from './database-server.js';
import { startNaive } from './naive.js';
import { countMails, judge, type Count, type Outcome, type Promised } from './outcome.js';
import { startWholeProduct } from './product.js';
import type { CallOutcome, Subject, SubjectName } from './subject.js';

/** Where the queue of mails lives. */
export type StoreName = 'Redis' | 'PostgreSQL';

/** What is put on the stage. */
export type Cast = {
  readonly subject: SubjectName;
  readonly store: StoreName;
  /** How often the naive variant tries a job. */
  readonly naiveAttempts: number;
  /** How long to look on, once time is up, for mails that come again. */
  readonly aftermathSeconds: number;
  /** How many times the promised seconds it waits; more than once only where nothing is measured. */
  readonly patience?: number;
};

/** So that mails are in mid-send at any moment, as with any real mail server. */
const STORE_MS = 20;
const LOOK_EVERY_MS = 50;

type Props = {
  readonly smtp: SmtpStandIn;
  readonly database: DatabaseServer;
  readonly redis: RedisServer | null;
  readonly subject: Subject;
};

/** A request with the time it took. */
export type TimedCall = CallOutcome & { readonly ms: number };

/** One subject with all around it, and the book of what it owes. */
export class Stage {
  private readonly owed = new Set<string>();

  private constructor(
    private readonly props: Props,
    private readonly cast: Cast,
  ) {}

  static async open(cast: Cast): Promise<Stage> {
    const [smtp, database, redis] = await Promise.all([
      new SmtpStandIn().up(),
      DatabaseServer.start(),
      cast.store === 'Redis' ? RedisServer.start() : null,
    ]);
    smtp.storeMs = STORE_MS;
    const config: Config = testConfig({
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    const subject =
      cast.subject === 'product'
        ? await startWholeProduct(config)
        : await startNaive(config, cast.naiveAttempts);
    return new Stage({ smtp, database, redis, subject }, cast);
  }

  get smtp(): SmtpStandIn {
    return this.props.smtp;
  }

  get subject(): Subject {
    return this.props.subject;
  }

  get database(): DatabaseServer {
    return this.props.database;
  }

  get redis(): RedisServer {
    if (!this.props.redis) throw new Error('There is no Redis in this drill');
    return this.props.redis;
  }

  /** Has the subject owe a mail to each of so many new addresses. */
  async owe(count: number): Promise<readonly string[]> {
    const addresses = newAddresses(count);
    await this.subject.owe(addresses);
    for (const address of addresses) this.owed.add(address);
    return addresses;
  }

  /** One request; a mail is owed if it was acknowledged. */
  async call(): Promise<TimedCall> {
    const [address] = newAddresses(1) as [string];
    const began = performance.now();
    const outcome = await this.subject.call(address);
    if (outcome.status === 200) this.owed.add(address);
    return { ...outcome, ms: performance.now() - began };
  }

  /** Waits until that many mails came in. */
  async untilCame(count: number): Promise<void> {
    await until(() => Promise.resolve(this.smtp.mails.length >= count));
  }

  /** Waits for all mails that are owed, and holds them against the promise. */
  async conclude(asPromised: Promised, more: Partial<Outcome> = {}): Promise<Outcome> {
    const { patience = 1, aftermathSeconds } = this.cast;
    const promised = { ...asPromised, withinSeconds: asPromised.withinSeconds * patience };
    const seconds = await this.untilOut(promised.withinSeconds);
    const { lost } = this.count();
    await this.untilIdle(aftermathSeconds);
    const count = { ...this.count(), lost };
    const broken = [...judge(count, seconds, promised), ...(more.broken ?? [])];
    return { ...count, seconds, notes: more.notes ?? [], broken };
  }

  async close(): Promise<void> {
    await this.subject.stop();
    await Promise.all([
      this.smtp.down(),
      this.props.database.stop(),
      this.props.redis?.down() ?? null,
    ]);
  }

  /** The seconds it took; null when time is up, or when nothing more is under way. */
  private async untilOut(withinSeconds: number): Promise<number | null> {
    const seconds = await this.untilIdle(withinSeconds);
    return this.count().lost === 0 ? seconds : null;
  }

  /** The seconds until nothing was under way any more, or a bit more than it was given. */
  private async untilIdle(withinSeconds: number): Promise<number> {
    const began = performance.now();
    for (;;) {
      const isIdle = await this.subject.isIdle().catch(() => false);
      const seconds = (performance.now() - began) / 1000;
      // The dead send nothing.
      if (isIdle || !this.subject.isUp() || seconds > withinSeconds) return seconds;
      await delay(LOOK_EVERY_MS);
    }
  }

  private count(): Count {
    return countMails(this.owed, this.smtp.mails);
  }
}

export const newAddresses = (count: number): string[] =>
  Array.from({ length: count }, () => `asha-${randomUUID()}@example.com`);
