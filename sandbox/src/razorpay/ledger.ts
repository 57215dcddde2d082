import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dispute, Order, Payment, Refund, Settlement } from './entities.js';
import { ProviderError } from './provider-error.js';

type LedgerFile = {
  readonly orders: readonly Order[];
  readonly payments: readonly Payment[];
  readonly refunds?: readonly Refund[];
  readonly disputes?: readonly Dispute[];
  readonly settlements?: readonly Settlement[];
};

type LedgerChange = {
  readonly order?: Order;
  readonly payment?: Payment;
  readonly refund?: Refund;
  readonly dispute?: Dispute;
  readonly settlement?: Settlement;
};

const UNKNOWN_ID = 'The id provided does not exist';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readLedger = (path: string): LedgerFile => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LedgerFile;
  } catch (error) {
    if (isMissing(error)) return { orders: [], payments: [] };
    throw error;
  }
};

const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((item) => [item.id, item]));

/** Orders and payments, oldest first; in a file too when there's a folder for it. */
export class Ledger {
  private readonly path: string | undefined;
  private readonly orderById = new Map<string, Order>();
  private readonly paymentById = new Map<string, Payment>();
  private readonly refundById = new Map<string, Refund>();
  private readonly disputeById = new Map<string, Dispute>();
  private readonly settlementById = new Map<string, Settlement>();

  constructor(dataDir?: string) {
    if (dataDir === undefined) return;
    mkdirSync(dataDir, { recursive: true });
    this.path = join(dataDir, 'razorpay.json');
    const kept = readLedger(this.path);
    this.orderById = byId(kept.orders);
    this.paymentById = byId(kept.payments);
    this.refundById = byId(kept.refunds ?? []);
    this.disputeById = byId(kept.disputes ?? []);
    this.settlementById = byId(kept.settlements ?? []);
  }

  get orders(): readonly Order[] {
    return [...this.orderById.values()];
  }

  get payments(): readonly Payment[] {
    return [...this.paymentById.values()];
  }

  order(id: string): Order {
    const order = this.orderById.get(id);
    if (!order) throw new ProviderError(UNKNOWN_ID);
    return order;
  }

  payment(id: string): Payment {
    const payment = this.paymentById.get(id);
    if (!payment) throw new ProviderError(UNKNOWN_ID);
    return payment;
  }

  paymentsOf(order: Order): readonly Payment[] {
    return this.payments.filter((payment) => payment.order_id === order.id);
  }

  get refunds(): readonly Refund[] {
    return [...this.refundById.values()];
  }

  refund(id: string): Refund {
    const refund = this.refundById.get(id);
    if (!refund) throw new ProviderError(UNKNOWN_ID);
    return refund;
  }

  refundsOf(payment: Payment): readonly Refund[] {
    return this.refunds.filter((refund) => refund.payment_id === payment.id);
  }

  get disputes(): readonly Dispute[] {
    return [...this.disputeById.values()];
  }

  dispute(id: string): Dispute {
    const dispute = this.disputeById.get(id);
    if (!dispute) throw new ProviderError(UNKNOWN_ID);
    return dispute;
  }

  get settlements(): readonly Settlement[] {
    return [...this.settlementById.values()];
  }

  /** Enters what is new or has changed, all or nothing. */
  enter(change: LedgerChange): void {
    const { order, payment, refund, dispute, settlement } = change;
    if (order) this.orderById.set(order.id, order);
    if (payment) this.paymentById.set(payment.id, payment);
    if (refund) this.refundById.set(refund.id, refund);
    if (dispute) this.disputeById.set(dispute.id, dispute);
    if (settlement) this.settlementById.set(settlement.id, settlement);
    this.save();
  }

  // Before any answer leaves: the product remembers order ids, so a killed sandbox must too.
  private save(): void {
    if (this.path === undefined) return;
    const { orders, payments, refunds, disputes, settlements } = this;
    const kept: LedgerFile = { orders, payments, refunds, disputes, settlements };
    writeFileSync(`${this.path}.part`, JSON.stringify(kept));
    renameSync(`${this.path}.part`, this.path);
  }
}
