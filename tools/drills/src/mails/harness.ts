import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { RedisServer } from '@portal/backend/testing/redis-server.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import { DatabaseServer } from '../database-server.js';
import type { StoreName } from './drill.js';
import { WholeProduct, type CallResult } from './product.js';
import { countMails, findBroken, type Promised } from './report.js';

/** So that mails are in mid-send at any moment, as with any real mail server. */
const STORE_MS = 20;
const LOOK_EVERY_MS = 50;
/** A job whose worker was killed is given to another after 30 to 60 s by BullMQ's defaults. */
const AFTERMATH_SECONDS = chooseSize(0, 75);
/** How many times as long as promised all may take: at night nothing else runs beside it. */
export const PATIENCE = chooseSize(20, 3);

type Props = {
  readonly smtp: SmtpStandIn;
  readonly database: DatabaseServer;
  readonly storedIn: RedisServer | null;
  readonly product: WholeProduct;
};

/** A request with the time it took. */
export type TimedCall = CallResult & { readonly ms: number };

/** The product with all around it, and the addresses that it owes a mail to. */
export class Harness {
  private readonly owed = new Set<string>();

  private constructor(private readonly props: Props) {}

  static async open(store: StoreName): Promise<Harness> {
    const [smtp, database, storedIn] = await Promise.all([
      new SmtpStandIn().up(),
      DatabaseServer.start(),
      store === 'Redis' ? RedisServer.start() : null,
    ]);
    smtp.storeMs = STORE_MS;
    const config = testConfig({
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      ...(storedIn ? { REDIS_URL: storedIn.url } : {}),
    });
    return new Harness({ smtp, database, storedIn, product: await WholeProduct.start(config) });
  }

  get smtp(): SmtpStandIn {
    return this.props.smtp;
  }

  get product(): WholeProduct {
    return this.props.product;
  }

  get database(): DatabaseServer {
    return this.props.database;
  }

  get redis(): RedisServer {
    if (!this.props.storedIn) throw new Error('There is no Redis in this drill');
    return this.props.storedIn;
  }

  /** Has the product owe a mail to each of so many new addresses. */
  async owe(count: number): Promise<void> {
    const addresses = newAddresses(count);
    await this.product.owe(addresses);
    for (const address of addresses) this.owed.add(address);
  }

  /** One request; a mail is owed if it was acknowledged. */
  async call(): Promise<TimedCall> {
    const [address = ''] = newAddresses(1);
    const began = performance.now();
    const result = await this.product.signUp(address);
    if (result.status === 200) this.owed.add(address);
    return { ...result, ms: performance.now() - began };
  }

  /** Waits until that many mails came in. */
  async untilCame(count: number): Promise<void> {
    await until(() => Promise.resolve(this.smtp.mails.length >= count));
  }

  /** Waits for all mails that are owed; resolves with the promises that are broken. */
  async findBroken(promised: Promised): Promise<readonly string[]> {
    const withinSeconds = promised.withinSeconds * PATIENCE;
    const seconds = await this.untilIdle(withinSeconds);
    const { lost } = countMails(this.owed, this.smtp.mails);
    await delay(AFTERMATH_SECONDS * 1_000);
    const count = { ...countMails(this.owed, this.smtp.mails), lost };
    return findBroken(count, seconds, { ...promised, withinSeconds });
  }

  async close(): Promise<void> {
    await this.product.stop();
    await Promise.all([this.smtp.down(), this.database.stop(), this.props.storedIn?.down()]);
  }

  /** The seconds until nothing was under way any more, or a bit more than it was given. */
  private async untilIdle(withinSeconds: number): Promise<number> {
    const began = performance.now();
    for (;;) {
      const isIdle = await this.product.isIdle().catch(() => false);
      const seconds = (performance.now() - began) / 1_000;
      // The dead send nothing.
      if (isIdle || !this.product.isUp() || seconds > withinSeconds) return seconds;
      await delay(LOOK_EVERY_MS);
    }
  }
}

export const newAddresses = (count: number): string[] =>
  Array.from({ length: count }, () => `asha-${randomUUID()}@example.com`);
