import type {
  RefundRecord,
  ProviderUpdate,
  PaymentAttemptState,
} from '../payments/ledger/attempt.js';
import { CaptureRefused, GatewayFailed, ProviderAway, RefundRefused } from '../payments/errors.js';
import type {
  PaymentGateway,
  PaymentProof,
  ProviderOrder,
  ProviderPayment,
  RefundAnswer,
} from '../payments/ports.js';
import { settlementDays } from '../payments/settlements/settlement-day.js';
import type {
  SettledEntry,
  SettlementDay,
  SettlementStatement,
} from '../payments/settlements/settlement.js';
import { anUpdate, THE_FEE } from './an-update.js';
import { aPaymentId, anOrderId } from './a-payment.js';

const signatureOf = ({ orderId, paymentId }: Omit<PaymentProof, 'signature'>): string =>
  `signed ${orderId}|${paymentId}`;

type NewOrder = Parameters<PaymentGateway['createOrder']>[0];
type Wish = Parameters<PaymentGateway['refund']>[0];
type Capture = Parameters<PaymentGateway['capture']>[0];

export class FakePaymentGateway implements PaymentGateway {
  readonly orders: (ProviderOrder & { readonly receipt: string })[] = [];
  readonly updates = new Map<string, ProviderUpdate[]>();
  readonly refunds = new Map<string, RefundRecord>();
  optimumIs: 'normal' | 'instant' = 'instant';
  refundState: RefundRecord['state'] | 'refused' = 'processed';
  /** While true, money that is set aside can't be taken. */
  refusesCaptures = false;
  readonly captures: Capture[] = [];
  readonly settlements: SettlementStatement[] = [];
  readonly settled: SettledEntry[] = [];
  /** While true, no call gets through. */
  down = false;
  /** Whether the answer to the next new order or refund is lost, though it is made. */
  losesNextAnswer = false;

  async createOrder({ receipt, amount, currency }: NewOrder): Promise<ProviderOrder> {
    const order = { id: anOrderId(), amount, currency };
    return this.#answer(() => {
      this.orders.push({ ...order, receipt });
      return order;
    });
  }

  async findOrder(wanted: string): Promise<ProviderOrder | null> {
    return this.#answer(() => {
      const found = this.orders.find(({ receipt }) => receipt === wanted);
      return found ? { id: found.id, amount: found.amount, currency: found.currency } : null;
    });
  }

  async updatesOf(orderId: string): Promise<readonly ProviderUpdate[]> {
    return this.#answer(() => this.updates.get(orderId) ?? []);
  }

  async orderOf(wanted: string): Promise<string | null> {
    return this.#answer(() => {
      const found = [...this.updates].find(([, all]) =>
        all.some(({ paymentId }) => paymentId === wanted),
      );
      return found?.[0] ?? null;
    });
  }

  async capturedBetween(): Promise<readonly ProviderPayment[]> {
    return this.#list(({ paysOrder: _unsaid, ...update }) => {
      const { state, refund, chargeback } = update;
      return state === 'captured' && !refund && !chargeback ? update : null;
    });
  }

  async refundsBetween(): Promise<readonly ProviderPayment[]> {
    return this.#list((update) => (update.refund ? update : null));
  }

  async chargebacksBetween(
    _from: Date,
    _to: Date,
    asOf: Date,
  ): Promise<readonly ProviderPayment[]> {
    const listed = { asOf: Math.floor(asOf.getTime() / 1_000) };
    return this.#list(({ chargeback, ...update }) =>
      chargeback ? { ...update, chargeback: { ...chargeback, ...listed } } : null,
    );
  }

  async capture(wish: Capture): Promise<ProviderUpdate> {
    return this.#answer(() => {
      const { paymentId, amount, currency } = wish;
      const updates = [...this.updates.values()].find((all) =>
        all.some((one) => one.paymentId === paymentId && one.state === 'authorized'),
      );
      if (!updates || this.refusesCaptures) throw new CaptureRefused();
      this.captures.push(wish);
      const taken = anUpdate({ paymentId, paid: { amount, currency } });
      updates.splice(0, updates.length, taken);
      return taken;
    });
  }

  async refund({ amount, receipt, speed }: Wish): Promise<RefundAnswer> {
    return this.#answer(() => {
      if (this.refundState === 'refused') throw new RefundRefused();
      const state = this.refundState;
      const id = this.refunds.get(receipt)?.id ?? `rfnd_${this.refunds.size + 1}`;
      const given = { id, amount, state };
      this.refunds.set(receipt, given);
      return { ...given, speedProcessed: speed === 'optimum' ? this.optimumIs : 'normal' };
    });
  }

  async settlementsBetween(from: Date, to: Date): Promise<readonly SettlementStatement[]> {
    return this.#answer(() =>
      this.settlements.filter(({ createdAt }) => createdAt >= from && createdAt <= to),
    );
  }

  async settledOn(day: SettlementDay): Promise<readonly SettledEntry[]> {
    return this.#answer(() => {
      const made = this.settlements.filter(({ createdAt }) => {
        const [on] = settlementDays(createdAt, createdAt);
        return on?.year === day.year && on.month === day.month && on.day === day.day;
      });
      return this.settled.filter(({ settlementId }) => made.some(({ id }) => id === settlementId));
    });
  }

  isGenuine(proof: PaymentProof): boolean {
    return proof.signature === signatureOf(proof);
  }

  proofFor(
    orderId: string,
    paymentId: string = aPaymentId(),
    state: PaymentAttemptState = 'captured',
  ): PaymentProof {
    const updates = this.updates.get(orderId) ?? [];
    const isKnown = updates.some((one) => one.paymentId === paymentId);
    const { amount = THE_FEE.amount } = this.orders.find(({ id }) => id === orderId) ?? {};
    const paid = { ...THE_FEE, amount };
    const added = isKnown ? [] : [anUpdate({ paymentId, state, paid })];
    this.updates.set(orderId, [...updates, ...added]);
    return { orderId, paymentId, signature: signatureOf({ orderId, paymentId }) };
  }

  /** What the provider's list says of each update; nothing of those for which it says null. */
  async #list(
    listed: (update: ProviderUpdate) => ProviderUpdate | null,
  ): Promise<readonly ProviderPayment[]> {
    return this.#answer(() =>
      [...this.updates].flatMap(([orderId, updates]) =>
        updates
          .flatMap((update) => listed(update) ?? [])
          .map((update) => ({ orderId: orderId || null, update })),
      ),
    );
  }

  async #answer<Answer>(work: () => Answer): Promise<Answer> {
    if (this.down) throw new ProviderAway();
    const outcome = await Promise.resolve(work());
    const lost = this.losesNextAnswer;
    this.losesNextAnswer = false;
    if (lost) throw new GatewayFailed();
    return outcome;
  }
}
