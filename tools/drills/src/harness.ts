import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@portal/backend/platform/config/config.js';
import { RedisServer } from '@portal/backend/testing/redis-server.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { DatabaseServer } from './database-server.js';
import { startControl } from './control.js';
import { countMails, reportOn, type Count, type Report, type Promised } from './report.js';
import { startWholeProduct } from './product.js';
import type { CallResult, SystemUnderTest, SystemName } from './system-under-test.js';

/** Where the queue of mails lives. */
export type StoreName = 'Redis' | 'PostgreSQL';

/** What a harness is set up with. */
export type Fixture = {
  readonly system: SystemName;
  readonly store: StoreName;
  /** How often the control tries a job. */
  readonly controlAttempts: number;
  /** How long to look on, once time is up, for mails that come again. */
  readonly aftermathSeconds: number;
  /** How many times as long as promised all may take; more than once only where nothing is measured. */
  readonly patience?: number;
};

/** So that mails are in mid-send at any moment, as with any real mail server. */
const STORE_MS = 20;
const LOOK_EVERY_MS = 50;

type Props = {
  readonly smtp: SmtpStandIn;
  readonly database: DatabaseServer;
  readonly redis: RedisServer | null;
  readonly system: SystemUnderTest;
};

/** A request with the time it took. */
export type TimedCall = CallResult & { readonly ms: number };

/** One system with all around it, and the book of what it owes. */
export class Harness {
  private readonly owed = new Set<string>();

  private constructor(
    private readonly props: Props,
    private readonly fixture: Fixture,
  ) {}

  static async open(fixture: Fixture): Promise<Harness> {
    const [smtp, database, redis] = await Promise.all([
      new SmtpStandIn().up(),
      DatabaseServer.start(),
      fixture.store === 'Redis' ? RedisServer.start() : null,
    ]);
    smtp.storeMs = STORE_MS;
    const config: Config = testConfig({
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    const system =
      fixture.system === 'product'
        ? await startWholeProduct(config)
        : await startControl(config, fixture.controlAttempts);
    return new Harness({ smtp, database, redis, system }, fixture);
  }

  get smtp(): SmtpStandIn {
    return this.props.smtp;
  }

  get system(): SystemUnderTest {
    return this.props.system;
  }

  get database(): DatabaseServer {
    return this.props.database;
  }

  get redis(): RedisServer {
    if (!this.props.redis) throw new Error('There is no Redis in this drill');
    return this.props.redis;
  }

  get patience(): number {
    return this.fixture.patience ?? 1;
  }

  /** Has the system owe a mail to each of so many new addresses. */
  async owe(count: number): Promise<readonly string[]> {
    const addresses = newAddresses(count);
    await this.system.owe(addresses);
    for (const address of addresses) this.owed.add(address);
    return addresses;
  }

  /** One request; a mail is owed if it was acknowledged. */
  async call(): Promise<TimedCall> {
    const [address] = newAddresses(1) as [string];
    const began = performance.now();
    const report = await this.system.call(address);
    if (report.status === 200) this.owed.add(address);
    return { ...report, ms: performance.now() - began };
  }

  /** Waits until that many mails came in. */
  async untilCame(count: number): Promise<void> {
    await until(() => Promise.resolve(this.smtp.mails.length >= count));
  }

  /** Waits for all mails that are owed, and holds them against the promise. */
  async conclude(asPromised: Promised, more: Partial<Report> = {}): Promise<Report> {
    const { aftermathSeconds } = this.fixture;
    const promised = { ...asPromised, withinSeconds: asPromised.withinSeconds * this.patience };
    const seconds = await this.untilOut(promised.withinSeconds);
    const { lost } = this.count();
    await this.untilIdle(aftermathSeconds);
    const count = { ...this.count(), lost };
    const broken = [...reportOn(count, seconds, promised), ...(more.broken ?? [])];
    return { ...count, seconds, notes: more.notes ?? [], broken };
  }

  async close(): Promise<void> {
    await this.system.stop();
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
      const isIdle = await this.system.isIdle().catch(() => false);
      const seconds = (performance.now() - began) / 1000;
      // The dead send nothing.
      if (isIdle || !this.system.isUp() || seconds > withinSeconds) return seconds;
      await delay(LOOK_EVERY_MS);
    }
  }

  private count(): Count {
    return countMails(this.owed, this.smtp.mails);
  }
}

export const newAddresses = (count: number): string[] =>
  Array.from({ length: count }, () => `asha-${randomUUID()}@example.com`);
