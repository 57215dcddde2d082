import { secondsAfter } from '../../kernel/time.js';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import { aPayment } from '../../testing/a-payment.js';
import { aSettledEntry, aSettlement } from '../../testing/a-settlement.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import type { ProviderUpdate } from '../ledger/attempt.js';
import { GatewayFailed } from '../errors.js';
import { readSettlements } from './read-settlements.js';
import { isFeeTaken, type SettledEntry, type SettlementStatement, summedUp } from './settlement.js';
import { testWith } from '../../testing/test-with.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { settlementDays } from './settlement-day.js';
import { noteDifference } from '../reconciliation/note-difference.js';
import { decideDifference, type Deciding } from './decide-difference.js';
import { DIFFERENCE_DECISIONS } from './difference.js';

const DAY = 24 * 60 * 60;
const student = aStudent();
const order = aPayment({ studentId: student.id });
const orderId = order.orderId!;
const entry = aSettledEntry({ orderId });

const paid = async (...updates: readonly ProviderUpdate[]) => {
  const context = await aTestContext({ students: [student], payments: [order] });
  await tellByWebhook(context, order, [anUpdate({ paymentId: 'pay_1' }), ...updates]);
  return context;
};

const settle = (
  context: TestContext,
  entries: readonly SettledEntry[],
  parts: Partial<SettlementStatement> = {},
) => {
  context.clock.pass(DAY);
  const amount = entries.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
  context.gateway.settlements.push(aSettlement({ amount, createdAt: context.clock.now, ...parts }));
  context.gateway.settled.push(...entries);
};

const differences = async (context: TestContext) => {
  await readSettlements(context);
  await readSettlements(context);
  return [...context.unitOfWork.tables.differences.values()];
};

const itGiven = testWith(paid);

itGiven('what was paid and arrived is kept, and differs in nothing', async (context) => {
  settle(context, [entry]);
  await expect(differences(context)).resolves.toEqual([]);
  expect([...context.unitOfWork.tables.settlements.values()]).toMatchObject([
    { id: 'setl_1', amount: 48_820, fee: 1_180, tax: 180, entries: 1, missing: 0 },
  ]);
});

const unknown: readonly (readonly [string, Partial<SettledEntry>])[] = [
  ['a payment', { id: 'pay_2', paymentId: 'pay_2' }],
  ['a payment for no order of ours', { id: 'pay_2', paymentId: 'pay_2', orderId: 'order_x' }],
  ['a refund', { id: 'rfnd_9', kind: 'refund', credit: 0, debit: 50_000 }],
  ['an adjustment', { id: 'adj_1', kind: 'adjustment', orderId: '', credit: 0, debit: 100 }],
];

test.each(unknown)('An entry that is not in our ledger is listed: %s', async (_, parts) => {
  const context = await paid();
  settle(context, [{ ...entry, ...parts }]);
  await expect(differences(context)).resolves.toMatchObject([{ kind: 'settled-unknown' }]);
});

test('refunds and lost chargebacks that we know differ in nothing', async () => {
  const part = { amount: 20_000 };
  const context = await paid(
    aRefundUpdate('pay_1', 'processed', part),
    aChargebackUpdate('pay_1', { state: 'lost', amount: 30_000 }),
  );
  const taken = { credit: 0, fee: 0, tax: 0 };
  settle(context, [
    entry,
    { ...entry, ...taken, ...part, id: 'rfnd_1', kind: 'refund', debit: 20_000 },
    { ...entry, ...taken, id: 'adj_1', kind: 'adjustment', debit: 30_000, chargebackId: 'disp_1' },
  ]);
  await expect(differences(context)).resolves.toEqual([]);
});

test.each([
  ['than was paid', { amount: 40_000, credit: 38_820 }],
  ['than what is left after the fee', { credit: 40_000 }],
] as const)('Another amount than in our ledger is listed: %s', async (_, parts) => {
  const context = await paid();
  settle(context, [{ ...entry, ...parts }]);
  const listed = { kind: 'settled-differs', orderId, providerPaymentId: 'pay_1' };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

test('A settled refund of another amount than was refunded is listed', async () => {
  const context = await paid(aRefundUpdate('pay_1', 'processed', { amount: 20_000 }));
  const part = { amount: 10_000, credit: 0, debit: 10_000 };
  settle(context, [{ ...entry, ...part, id: 'rfnd_1', kind: 'refund' }]);
  const listed = { kind: 'settled-differs', aboutId: 'rfnd_1' };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

itGiven('A settlement of another amount is listed, with what did not arrive', async (context) => {
  settle(context, [entry], { amount: 48_000 });
  const listed = { kind: 'settlement-differs', aboutId: 'setl_1', amount: 820 };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

itGiven('a settlement that failed is listed', async (context) => {
  settle(context, [entry], { state: 'failed' });
  const listed = { kind: 'settlement-failed', aboutId: 'setl_1' };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

itGiven('a settlement just made is not compared before it was sent', async (context) => {
  settle(context, [entry], { state: 'created', amount: 1, utr: '' });
  await expect(differences(context)).resolves.toEqual([]);
  context.gateway.settlements.splice(0, 1, aSettlement({ createdAt: context.clock.now }));
  context.clock.pass(DAY);
  await expect(differences(context)).resolves.toEqual([]);
  const sent = { state: 'processed', utr: '1568176960vxp0rj' };
  expect(context.unitOfWork.tables.settlements.get('setl_1')).toMatchObject(sent);
});

test('a payment that was not settled in time is listed with what was paid, and not before', async () => {
  const context = await aTestContext({ students: [student], payments: [order] });
  const offer = { paid: { amount: 45_000, currency: 'INR' }, paysOrder: true };
  await tellByWebhook(context, order, [anUpdate({ paymentId: 'pay_1', ...offer })]);
  context.clock.pass(11 * DAY);
  await expect(differences(context)).resolves.toEqual([]);
  context.clock.pass(2 * DAY);
  await expect(differences(context)).resolves.toMatchObject([
    { kind: 'not-settled', orderId, providerPaymentId: 'pay_1', amount: 45_000 },
  ]);
});

itGiven('what was settled while nobody read for weeks is read later', async (context) => {
  settle(context, [entry]);
  await readSettlements(context);
  settle(context, [aSettledEntry({ id: 'pay_2', paymentId: 'pay_2', settlementId: 'setl_2' })], {
    id: 'setl_2',
  });
  context.clock.pass(30 * DAY);
  await readSettlements(context);
  expect([...context.unitOfWork.tables.settlements.keys()]).toEqual(['setl_1', 'setl_2']);
});

itGiven('nothing is kept while the provider is away', async (context) => {
  settle(context, [entry], { createdAt: secondsAfter(context.clock.now, DAY) });
  context.gateway.down = true;
  await expect(readSettlements(context)).rejects.toThrow(GatewayFailed);
  expect(context.unitOfWork.tables.settlements.size).toBe(0);
});

it('A settlement that failed misses the whole sum of its entries', () =>
  expect(summedUp(aSettlement({ state: 'failed' }), [aSettledEntry()]).missing).toBe(48_820));

it('A settlement is the sum of its entries, for any entries', () => {
  const random = seededRandom(7);
  for (let turn = 0; turn < 200; turn += 1) {
    const entries = Array.from({ length: 1 + random.int(20) }, (_, at) =>
      aSettledEntry({ id: `e${at}`, credit: random.int(90_000), debit: random.int(90_000) }),
    );
    const sent = entries.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    const short = random.int(100);
    const { missing, credit, debit } = summedUp(aSettlement({ amount: sent - short }), entries);
    expect([missing, credit - debit]).toEqual([short, sent]);
  }
});

it('the fee may be told with its tax, or without', () => {
  expect(isFeeTaken(aSettledEntry())).toBe(true);
  expect(isFeeTaken(aSettledEntry({ fee: 1_000 }))).toBe(true);
  expect(isFeeTaken(aSettledEntry({ credit: 48_000 }))).toBe(false);
});

describe('the days of a period', () => {
  it('are those of the clocks of India', () => {
    const from = new Date('2026-12-31T18:29:59Z');
    expect(settlementDays(from, new Date('2026-12-31T18:30:00Z'))).toEqual([
      { year: 2026, month: 12, day: 31 },
      { year: 2027, month: 1, day: 1 },
    ]);
  });

  it('are none if it ends before it begins', () =>
    expect(settlementDays(new Date(86_400_000 * 2), new Date(0))).toEqual([]));
});

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const FOUND = { orderId: 'order_1', providerPaymentId: 'pay_1', aboutId: '', amount: 50_000 };

async function aDifference() {
  const context = await aTestContext();
  await noteDifference(context, 'paid-there-only', FOUND);
  const [found] = [...context.unitOfWork.tables.differences.values()];
  const decide = (parts: Partial<Deciding> = {}, actor = ACTOR) =>
    decideDifference(context, actor, {
      ...{ differenceId: found!.id, decision: 'explained', reason: 'Paid by hand', seen: 'open' },
      ...parts,
    });
  const kept = () => context.unitOfWork.tables.decisions.get(found!.id);
  return { context, decide, kept };
}

describe('A difference between the ledgers', () => {
  it.each(DIFFERENCE_DECISIONS)(
    'is kept as %s, with a note, by whom and when',
    async (decision) => {
      const { context, decide, kept } = await aDifference();
      await decide({ decision });
      expect(kept()).toMatchObject({ decision, note: 'Paid by hand', decidedBy: 'meera' });
      expect(kept()?.decidedAt).toEqual(context.clock.now);
      expect(context.unitOfWork.audit()).toMatchObject([
        {
          ...{ action: 'decide-difference', subject: 'difference', reason: 'Paid by hand' },
          ...{ before: { decision: 'open' }, after: { decision } },
        },
      ]);
    },
  );

  it('is opened again, and then has no moment', async () => {
    const { decide, kept } = await aDifference();
    await decide();
    await decide({ decision: 'open', seen: 'explained', reason: 'It was another one' });
    expect(kept()).toMatchObject({ decision: null, decidedAt: null, note: 'It was another one' });
  });

  it('is decided by one of two admins who saw it open', async () => {
    const { decide, kept } = await aDifference();
    await decide({ decision: 'written-off' });
    const later = decide({ decision: 'corrected' }, { adminId: 'admin-2', username: 'ravi' });
    await expect(later).rejects.toThrow(
      'meera has changed this difference since you opened it (decision).',
    );
    expect(kept()?.decision).toBe('written-off');
  });

  it.each([
    ['decision', 'Please choose a decision.', { decision: 'forgotten' }],
    ['reason', expect.any(String), { reason: '  ' }],
    ['decision', 'It is open.', { decision: 'open' }],
  ])('is not decided with a bad %s: %s', async (field, message, parts) => {
    const { context, decide, kept } = await aDifference();
    await expect(decide(parts)).rejects.toMatchObject({
      details: { fields: { [field]: message } },
    });
    expect(kept()).toBeUndefined();
    expect(context.unitOfWork.audit()).toEqual([]);
  });

  it('A difference between the ledgers that does not exist can not be decided', async () => {
    const { decide } = await aDifference();
    await expect(decide({ differenceId: 'other' })).rejects.toThrow('There is no such difference.');
  });
});
