import { chooseSize } from '../../testing/night.js';
import { seededRandom } from '../../kernel/seeded-random.js';
import { aChargeback, anUpdate, byWebhook, THE_FEE } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_GST_ISSUER } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { killedAt } from '../../testing/killed-stores.js';
import { recordUpdate } from '../ledger/record-update.js';
import { amountReturned, type PaymentAttempt, type ProviderUpdate } from '../ledger/attempt.js';
import type { ChargebackState } from '../ledger/chargeback.js';
import { reconcilePayments } from './reconcile-payments.js';

const STUDENTS = 25;
const KILLS = chooseSize(40, 200);
const EVENTS = 50 * KILLS;
const NEXT: Readonly<Record<string, readonly ChargebackState[]>> = {
  open: ['under-review', 'action-required', 'closed'],
  'action-required': ['under-review', 'lost'],
  'under-review': ['won', 'lost', 'action-required'],
  won: ['lost'],
  lost: ['won'],
  closed: ['open'],
};

const random = seededRandom(42);
const oneOf = <Item>(items: readonly Item[]): Item => items[random.int(items.length)]!;

/** The provider's ledger: for each order what its list would say, changed by one step at a time. */
class ProviderLedger {
  readonly updates = new Map<string, ProviderUpdate[]>();
  #seconds = 1;

  step(orderId: string): ProviderUpdate {
    const known = this.updates.get(orderId) ?? [];
    const paymentId = `pay_${String(1 + random.int(2))}_${orderId}`;
    const shown = this.#next(
      paymentId,
      known.filter((update) => update.paymentId === paymentId),
    );
    const isSame = (update: ProviderUpdate) =>
      update.paymentId === paymentId &&
      update.refund?.id === shown.refund?.id &&
      update.chargeback?.id === shown.chargeback?.id;
    this.updates.set(orderId, [...known.filter((update) => !isSame(update)), shown]);
    return shown;
  }

  #next(paymentId: string, own: readonly ProviderUpdate[]): ProviderUpdate {
    const state = own.find(({ refund, chargeback }) => !refund && !chargeback)?.state;
    if (state !== 'captured') {
      const steps = state === 'authorized' ? ['captured'] : ['failed', 'authorized', 'captured'];
      return anUpdate({ paymentId, state: oneOf(steps) as ProviderUpdate['state'] });
    }
    return random.int(2) === 0 ? this.#refund(paymentId, own) : this.#chargeback(paymentId, own);
  }

  #refund(paymentId: string, own: readonly ProviderUpdate[]): ProviderUpdate {
    const id = `rfnd_${String(random.int(3))}_${paymentId}`;
    const before = own.find(({ refund }) => refund?.id === id)?.refund?.state;
    const state =
      before === undefined
        ? 'requested'
        : before === 'processed'
          ? before
          : oneOf(['failed', 'processed'] as const);
    return anUpdate({ paymentId, refund: { id, amount: 10_000, state } });
  }

  #chargeback(paymentId: string, own: readonly ProviderUpdate[]): ProviderUpdate {
    const id = `disp_${paymentId}`;
    const before = own.find(({ chargeback }) => chargeback?.id === id)?.chargeback?.state;
    const state = before ? oneOf(NEXT[before]!) : 'open';
    this.#seconds += 1;
    const chargeback = aChargeback({ id, state, amount: 20_000, asOf: this.#seconds });
    return anUpdate({ paymentId, chargeback });
  }
}

function moneyOf(updates: readonly ProviderUpdate[]): Readonly<Record<string, number>> {
  const taken = updates.filter(
    ({ state, refund, chargeback }) => state === 'captured' && !refund && !chargeback,
  );
  return Object.fromEntries(
    taken.map(({ paymentId }) => {
      const own = updates.filter((update) => update.paymentId === paymentId);
      const refunds = own.flatMap(({ refund }) => refund ?? []);
      const chargebacks = own.flatMap(({ chargeback }) => chargeback ?? []);
      return [paymentId, THE_FEE.amount - amountReturned({ refunds, chargebacks })];
    }),
  );
}

const moneyIn = (attempts: readonly PaymentAttempt[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    attempts
      .filter(({ state }) => state === 'captured')
      .map((one) => [one.id, one.amount - amountReturned(one)]),
  );

type Event = { readonly orderId: string; readonly update: ProviderUpdate };

const tell = (context: TestContext, { orderId, update }: Event, dyingAt?: number) =>
  context.unitOfWork.run((tx) =>
    recordUpdate(
      dyingAt === undefined ? tx : killedAt(tx, dyingAt),
      context.issuer,
      byWebhook(orderId, update),
    ),
  );

function expectNoGaps(numbers: readonly string[]): void {
  const places = numbers.map((number) => Number(number.slice(-6))).sort((a, b) => a - b);
  expect(places).toEqual(places.map((_, at) => at + 1));
}

function expectAllCredited(context: TestContext): void {
  const { creditNotes, receipts, payments } = context.unitOfWork.tables;
  const notes = [...creditNotes.values()];
  const invoiced = [...receipts.values()].flatMap(({ paymentId, providerPaymentId }) =>
    payments.get(paymentId)!.attempts.filter(({ id }) => id === providerPaymentId),
  );
  const refunded = invoiced.flatMap(({ refunds }) =>
    refunds.filter(({ state }) => state === 'processed').map(({ id }) => id),
  );
  const causesOf = (cause: string) =>
    notes.filter((note) => note.cause === cause).map(({ causeId }) => causeId);
  expect(causesOf('refund').sort()).toEqual(refunded.sort());
  expect(refunded.length).toBeGreaterThan(0);
  const chargebacks = invoiced.flatMap((one) => one.chargebacks);
  const lost = chargebacks.filter(({ state }) => state === 'lost').map(({ id }) => id);
  expect(causesOf('chargeback')).toEqual(expect.arrayContaining(lost));
  expect(new Set(causesOf('chargeback')).size).toBe(causesOf('chargeback').length);
  expect(context.mails('credit-note')).toHaveLength(notes.length);
  expectNoGaps([...creditNotes.keys()]);
}

it(`the provider’s ledger and ours agree after ${EVENTS} events in any order, with ${KILLS} kills`, async () => {
  const students = Array.from({ length: STUDENTS }, () => aStudent());
  const payments = students.map(({ id: studentId }) => aPayment({ studentId }));
  const context = Object.assign(await aTestContext({ students, payments }), {
    issuer: A_GST_ISSUER,
  });
  const ledger = new ProviderLedger();
  const late: Event[] = [];
  let kills = 0;
  for (let turn = 0; turn < EVENTS; turn += 1) {
    const orderId = oneOf(payments).orderId!;
    const event = { orderId, update: ledger.step(orderId) };
    const fate = random.int(10);
    // One in ten is lost for good, and two come later than what happened after them.
    if (fate === 0) continue;
    if (fate < 3) late.push(event);
    if (fate < 3 && late.length < 5) continue;
    const next = fate < 3 ? late.splice(random.int(late.length), 1)[0]! : event;
    if (turn % (EVENTS / KILLS) < 1 || kills * (EVENTS / KILLS) < turn) {
      await expect(tell(context, next, 1 + random.int(3))).rejects.toThrow('killed');
      kills += 1;
    }
    await tell(context, next);
    if (fate === 9) await tell(context, next);
  }
  expect(kills).toBeGreaterThanOrEqual(KILLS - 1);
  for (const [orderId, updates] of ledger.updates) context.gateway.updates.set(orderId, updates);
  context.clock.pass(3_600);
  await reconcilePayments(context);
  for (const { id, orderId } of payments) {
    const ours = context.unitOfWork.tables.payments.get(id)!;
    const theirs = moneyOf(ledger.updates.get(orderId!) ?? []);
    expect(moneyIn(ours.attempts)).toEqual(theirs);
    const isPaid = Object.values(theirs).some((left) => left > 0);
    expect([
      ours.state === 'paid',
      (await context.student(ours.studentId)).paidAt !== null,
    ]).toEqual([isPaid, isPaid]);
  }
  const { receipts } = context.unitOfWork.tables;
  expect(
    new Set([...receipts.values()].map(({ providerPaymentId }) => providerPaymentId)).size,
  ).toBe(receipts.size);
  expect(context.mails('payment-receipt')).toHaveLength(receipts.size);
  expectNoGaps([...receipts.keys()]);
  expectAllCredited(context);
});
