import type { Config } from '@portal/backend/platform/config/config.js';
import { SmtpStandIn } from '@portal/backend/testing/smtp-stand-in.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { until } from '@portal/backend/testing/until.js';
import type { PaymentProof } from '@portal/sandbox/razorpay/entities.js';
import { startRazorpay, type RazorpayStandIn } from '@portal/sandbox/razorpay/start-razorpay.js';
import { DatabaseServer } from '../database-server.js';
import { findFaults, type Account } from './reconciliation.js';
import { WebhookSender, type Delivery } from './webhook-sender.js';
import { ProductClient, type Offer, type Payer } from './product-client.js';
import { capturesByOrder } from './provider-ledger.js';
import { ProviderLine } from './provider-line.js';

/** Mails with a receipt take their time on a busy machine. */
const SETTLED_WITHIN_MS = 600_000;

type Surroundings = {
  readonly database: DatabaseServer;
  readonly smtp: SmtpStandIn;
  readonly razorpay: RazorpayStandIn;
  readonly line: ProviderLine;
  readonly post: WebhookSender;
  readonly config: Config;
};

type Props = Surroundings & { readonly client: ProductClient };

async function surroundings(): Promise<Surroundings> {
  const [database, smtp, post] = await Promise.all([
    DatabaseServer.start(),
    new SmtpStandIn().up(),
    WebhookSender.open(),
  ]);
  const base = testConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  const razorpay = await startRazorpay({
    port: 0,
    keyId: base.RAZORPAY_KEY_ID,
    keySecret: base.RAZORPAY_KEY_SECRET,
    webhookSecret: base.RAZORPAY_WEBHOOK_SECRET,
    webhookUrl: post.url,
  });
  const line = await ProviderLine.open(razorpay.apiUrl);
  const config = { ...base, SMTP_URL: smtp.url, RAZORPAY_API_URL: line.url };
  return { database, smtp, post, razorpay, line, config };
}

async function closeAll(around: Surroundings): Promise<void> {
  const { razorpay, line, post, smtp, database } = around;
  await Promise.all([razorpay.stop(), line.close(), post.close(), smtp.down()]);
  await database.stop();
}

/** The product beside the provider, and what each student was offered to pay. */
export class PaymentHarness {
  private readonly offered = new Map<string, Set<string>>();

  private constructor(private readonly props: Props) {}

  static async open(): Promise<PaymentHarness> {
    const around = await surroundings();
    try {
      return new PaymentHarness({ ...around, client: await ProductClient.open(around.config) });
    } catch (failure) {
      await closeAll(around);
      throw failure;
    }
  }

  get client(): ProductClient {
    return this.props.client;
  }

  get razorpay(): RazorpayStandIn {
    return this.props.razorpay;
  }

  get line(): ProviderLine {
    return this.props.line;
  }

  get config(): Config {
    return this.props.config;
  }

  /** Asks for an order, and remembers which the student was offered. */
  async order(payer: Payer, at: number): Promise<Offer> {
    const offer = await this.client.order(payer, at);
    const orders = this.offered.get(payer.id) ?? new Set();
    if (offer.orderId !== null) this.offered.set(payer.id, orders.add(offer.orderId));
    return offer;
  }

  /** Pays all that the student was ever offered, as far as the provider takes money for it. */
  pay(payer: Payer): readonly PaymentProof[] {
    const orders = [...(this.offered.get(payer.id) ?? [])];
    return orders.flatMap((orderId) => {
      try {
        return [this.razorpay.pay(orderId)];
      } catch {
        return [];
      }
    });
  }

  /** A payment that failed first and went through after all: four events. */
  payLate(orderId: string): PaymentProof {
    return this.razorpay.succeedLate(this.razorpay.fail(orderId));
  }

  deliveries(
    { razorpay_payment_id: id }: PaymentProof,
    count: number,
  ): Promise<readonly Delivery[]> {
    return this.props.post.about(id, count);
  }

  /** Waits until all events are processed; resolves with what is wrong in the ledgers, and these faults. */
  async findBroken(
    payers: readonly Payer[],
    faults: readonly string[] = [],
  ): Promise<readonly string[]> {
    await until(() => this.client.isSettled(), SETTLED_WITHIN_MS);
    const accounts = await this.accounts(payers);
    const gaps = await this.client.gaps();
    return [
      ...findFaults(accounts),
      ...this.strayMails(payers, accounts),
      ...(gaps === 0 ? [] : [`${gaps} gaps in the receipts' numbers`]),
      ...faults,
    ];
  }

  async close(): Promise<void> {
    await this.client.stop();
    await closeAll(this.props);
  }

  /** Students whose receipt mails at the mail server are not those of our ledger. */
  private strayMails(payers: readonly Payer[], accounts: readonly Account[]): string[] {
    const sent = new Map(accounts.map(({ record }) => [record.id, record.mails]));
    const arrived = ({ email }: Payer) =>
      new Set(this.props.smtp.mailsTo(email).map(({ messageId }) => messageId)).size;
    const strays = payers.filter((payer) => arrived(payer) !== sent.get(payer.id)).length;
    return strays === 0 ? [] : [`${strays} with other mails at the mail server`];
  }

  private async accounts(payers: readonly Payer[]): Promise<Account[]> {
    const captures = await capturesByOrder(this.config, this.razorpay.apiUrl);
    const ofPayer = ({ id }: { id: string }) =>
      [...(this.offered.get(id) ?? [])].reduce((sum, one) => sum + (captures.get(one) ?? 0), 0);
    const records = await this.client.records(payers);
    return records.map((record) => ({ captures: ofPayer(record), record }));
  }
}
