import { expect, test } from '@jest/globals';
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
import type { SettledEntry, SettlementStatement } from './settlement.js';
import { testWith } from '../../testing/test-with.js';

const DAY = 24 * 60 * 60;
const student = aStudent();
const order = aPayment({ studentId: student.id });
const orderId = order.orderId!;
const entry = aSettledEntry({ orderId });

/** A student who has paid by `pay_1`, and what else is known about it. */
const paid = async (...updates: readonly ProviderUpdate[]) => {
  const context = await aTestContext({ students: [student], payments: [order] });
  await tellByWebhook(context, order, [anUpdate({ paymentId: 'pay_1' }), ...updates]);
  return context;
};

/** The provider settles a day later. */
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

/** Reads twice; a difference is listed once. */
const differences = async (context: TestContext) => {
  await readSettlements(context);
  await readSettlements(context);
  return [...context.unitOfWork.tables.differences.values()];
};

const it = testWith(paid);

it('what was paid and arrived is kept, and differs in nothing', async (context) => {
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
  const refund = {
    id: 'rfnd_1',
    kind: 'refund',
    amount: 10_000,
    credit: 0,
    debit: 10_000,
  } as const;
  settle(context, [{ ...entry, ...refund }]);
  const listed = { kind: 'settled-differs', aboutId: 'rfnd_1' };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

it('Another amount of a whole settlement is listed, with what did not arrive', async (context) => {
  settle(context, [entry], { amount: 48_000 });
  const listed = { kind: 'settlement-differs', aboutId: 'setl_1', amount: 820 };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

it('a settlement that failed is listed', async (context) => {
  settle(context, [entry], { state: 'failed' });
  const listed = { kind: 'settlement-failed', aboutId: 'setl_1' };
  await expect(differences(context)).resolves.toMatchObject([listed]);
});

it('a settlement that is only just made is not compared before it was sent', async (context) => {
  settle(context, [entry], { state: 'created', amount: 1, utr: '' });
  await expect(differences(context)).resolves.toEqual([]);
  context.gateway.settlements.splice(0, 1, aSettlement({ createdAt: context.clock.now }));
  context.clock.pass(DAY);
  await expect(differences(context)).resolves.toEqual([]);
  expect(context.unitOfWork.tables.settlements.get('setl_1')).toMatchObject({
    state: 'processed',
    utr: '1568176960vxp0rj',
  });
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

it('what was settled while nobody read for weeks is read later', async (context) => {
  settle(context, [entry]);
  await readSettlements(context);
  settle(context, [aSettledEntry({ id: 'pay_2', paymentId: 'pay_2', settlementId: 'setl_2' })], {
    id: 'setl_2',
  });
  context.clock.pass(30 * DAY);
  await readSettlements(context);
  expect([...context.unitOfWork.tables.settlements.keys()]).toEqual(['setl_1', 'setl_2']);
});

it('nothing is kept while the provider is away', async (context) => {
  settle(context, [entry], { createdAt: secondsAfter(context.clock.now, DAY) });
  context.gateway.down = true;
  await expect(readSettlements(context)).rejects.toThrow(GatewayFailed);
  expect(context.unitOfWork.tables.settlements.size).toBe(0);
});
