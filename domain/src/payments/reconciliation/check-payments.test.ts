import { InvalidInput, NothingToChange } from '../../kernel/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment, aPaymentAttempt } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, contextToPay, type TestContext } from '../../testing/a-test-context.js';
import { A_DAY } from '../../testing/moments.js';
import { GatewayFailed, ProviderAway, ProviderSilent } from '../errors.js';
import { createOrder } from '../orders/create-order.js';
import { checkPayment } from './check-payment.js';
import { checkPayments } from './check-payments.js';
import { nextCheck } from './next-check.js';
import { reconcilePayments } from './reconcile-payments.js';

const student = aStudent();
const asked = { studentId: student.id, amount: 500, currency: 'INR' };
const QUARTER = 15 * 60;
const admin = { adminId: 'admin-1', username: 'finance' };

const withOrders = async (count: number) => {
  const students = Array.from({ length: count }, () => aStudent());
  const payments = students.map(({ id }) => aPayment({ studentId: id, checkAt: A_DAY }));
  return { context: await aTestContext({ students, payments }), payments };
};

const paidThere = async () => {
  const context = await contextToPay(student);
  const order = await createOrder(context, asked);
  context.gateway.updates.set(order.id, [
    anUpdate({ paymentId: 'pay_0', state: 'failed' }),
    anUpdate({ paymentId: 'pay_1' }),
  ]);
  const payment = () => [...context.unitOfWork.tables.payments.values()][0]!;
  return { context, order, payment };
};

describe('Orders of which nothing was heard', () => {
  it('are asked about after 15 minutes, and what was paid is Paid', async () => {
    const { context, payment } = await paidThere();
    context.clock.pass(QUARTER - 1);
    await checkPayments(context, 10);
    await expect(context.student(student.id)).resolves.toEqual(student);
    context.clock.pass(1);
    await checkPayments(context, 10);
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
    expect(payment()).toMatchObject({ state: 'paid', paymentId: 'pay_1', checkAt: null });
    expect(context.unitOfWork.tables.paymentHistory.at(-1)).toMatchObject({
      source: 'reconciliation',
    });
    expect(context.mails('payment-receipt')).toHaveLength(1);
  });

  it('are left after the first ten while the provider is away', async () => {
    const { context } = await withOrders(30);
    context.gateway.down = true;
    await expect(checkPayments(context, 1_000)).rejects.toBeInstanceOf(ProviderAway);
    const due = [...context.unitOfWork.tables.payments.values()].filter(
      ({ checkAt }) => checkAt!.getTime() === A_DAY.getTime(),
    );
    expect(due).toHaveLength(20);
  });

  it('are asked about in one run no more than it may', async () => {
    const { context } = await withOrders(14);
    await checkPayments(context, 12);
    const kept = [...context.unitOfWork.tables.payments.values()];
    expect(kept.filter(({ checks }) => checks === 1)).toHaveLength(12);
  });

  it('are asked about past one for which the provider does not answer', async () => {
    const { context, payments } = await withOrders(2);
    const ask = context.gateway.updatesOf.bind(context.gateway);
    context.gateway.updatesOf = (orderId) =>
      orderId === payments[0]!.orderId ? Promise.reject(new GatewayFailed()) : ask(orderId);
    await expect(checkPayments(context, 10)).rejects.toThrow(GatewayFailed);
    const [silent, known] = context.unitOfWork.tables.payments.values();
    expect(silent).toMatchObject({ checks: 0, checkAt: secondsAfter(A_DAY, 60) });
    expect(known).toMatchObject({ checks: 1, checkAt: secondsAfter(A_DAY, 900) });
  });

  it('Silent orders that nobody made at the provider stay as they are', async () => {
    const context = await contextToPay(student);
    context.gateway.down = true;
    await expect(createOrder(context, asked)).rejects.toThrow(GatewayFailed);
    context.gateway.down = false;
    context.clock.pass(QUARTER);
    await checkPayments(context, 10);
    await expect(context.student(student.id)).resolves.toEqual(student);
  });
});

describe('An admin who checks a payment', () => {
  it('has it recorded, and noted with what changed', async () => {
    const { context, payment } = await paidThere();
    const check = { paymentId: payment().id, reason: 'The student wrote' };
    await expect(checkPayment(context, admin, check)).resolves.toBe('paid');
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'check-payment',
        subject: 'payment',
        reason: 'The student wrote',
        subjectId: payment().id,
        before: { state: 'open' },
        after: { state: 'paid' },
      },
    ]);
    expect(context.unitOfWork.tables.paymentHistory.at(-1)).toMatchObject({ source: 'admin' });
  });

  it('must say why, and name a payment that there is', async () => {
    const { context, payment } = await paidThere();
    const check = (paymentId: string, reason: string) =>
      checkPayment(context, admin, { paymentId, reason });
    await expect(check(payment().id, ' ')).rejects.toThrow(InvalidInput);
    const unknown = check('nothing', 'The student wrote');
    await expect(unknown).rejects.toThrow(NothingToChange);
    await expect(unknown).rejects.toThrow('There is no such payment.');
    expect(payment().state).toBe('open');
  });

  it.each([
    ['does not answer', new GatewayFailed(), ProviderSilent],
    ['fails otherwise', new TypeError('lost'), TypeError],
  ])('is told if the provider %s, and nothing is noted', async (_, failure, refusal) => {
    const { context, payment } = await paidThere();
    context.gateway.updatesOf = () => Promise.reject(failure);
    const check = { paymentId: payment().id, reason: 'The student wrote' };
    await expect(checkPayment(context, admin, check)).rejects.toThrow(refusal);
    expect(context.unitOfWork.audit()).toEqual([]);
  });
});

const HOUR = 60 * 60;
const FIVE_DAYS = 5 * 24 * HOUR;
const at = (seconds: number) => secondsAfter(A_DAY, seconds);

describe('The provider is asked again about an order of which nothing was heard', () => {
  it.each([
    [0, HOUR / 4],
    [1, HOUR / 2],
    [5, 8 * HOUR],
    [6, 12 * HOUR],
    [20, 12 * HOUR],
  ])('after it was asked %d times, in %d s', (checks, wait) => {
    expect(nextCheck(aPayment({ checks }), A_DAY)).toEqual(at(wait));
  });

  const quarterBefore = (end: number) => at(end - HOUR / 4);

  it('The provider is asked again about an order of which nothing was heard until five days after it was made', () => {
    expect(nextCheck(aPayment(), quarterBefore(FIVE_DAYS))).toEqual(at(FIVE_DAYS));
    expect(nextCheck(aPayment(), secondsAfter(quarterBefore(FIVE_DAYS), 0.001))).toBeNull();
  });

  it('The provider is asked again about an order of which nothing was heard until five days after it was last given to the student', () => {
    const payment = aPayment({ offeredAt: at(HOUR) });
    expect(nextCheck(payment, quarterBefore(FIVE_DAYS + HOUR))).toEqual(at(FIVE_DAYS + HOUR));
    expect(nextCheck(payment, quarterBefore(FIVE_DAYS + HOUR + 1))).toBeNull();
  });
});

describe('The provider is asked again about a payment that is pending', () => {
  const claimed = aPayment({
    claimedPaymentId: 'pay_1',
    claimedAt: at(HOUR),
    checkAt: A_DAY,
    checks: 6,
  });

  it.each([
    [0, 10],
    [10, 10],
    [100, 100],
    [HOUR / 4, HOUR / 4],
    [HOUR, HOUR / 4],
  ])('%d s after the proof came, in %d s', (age, wait) => {
    expect(nextCheck(claimed, at(HOUR + age))).toEqual(at(HOUR + age + wait));
  });

  it('The provider is asked again about a pending payment by the age of the order, if no proof came', () => {
    const attempts = [aPaymentAttempt({ state: 'authorized', counts: false })];
    const payment = aPayment({ state: 'authorized', attempts, checkAt: A_DAY });
    expect(nextCheck(payment, at(60))).toEqual(at(120));
  });

  it('The provider is asked again about a payment that is pending until five days after the proof came', () => {
    expect(nextCheck(claimed, at((HOUR / 4) * 3 + FIVE_DAYS))).toEqual(at(HOUR + FIVE_DAYS));
    expect(nextCheck(claimed, at((HOUR / 4) * 3 + FIVE_DAYS + 1))).toBeNull();
  });
});

const LISTS = ['capturedBetween', 'refundsBetween', 'chargebacksBetween'] as const;

/** A provider that has one payment, one refund and one chargeback of which we have heard nothing. */
const given = async () => {
  const { context, payments } = await withOrders(3);
  const shown = [
    anUpdate({ paymentId: 'pay_1' }),
    aRefundUpdate('pay_2', 'processed'),
    aChargebackUpdate('pay_3'),
  ];
  payments.forEach(({ orderId }, place) => context.gateway.updates.set(orderId!, [shown[place]!]));
  context.clock.pass(3_600);
  return context;
};

const kindsIn = ({ unitOfWork }: TestContext) =>
  [...unitOfWork.tables.differences.values()].map(({ kind }) => kind);

const KINDS = ['paid-there-only', 'refunded-there-only', 'chargeback-there-only'];

describe.each(LISTS)('When %s gets no answer', (list) => {
  it('the other lists are compared all the same, and the comparison fails', async () => {
    const context = await given();
    context.gateway[list] = () => Promise.reject(new GatewayFailed());
    await expect(reconcilePayments(context)).rejects.toThrow(GatewayFailed);
    expect(kindsIn(context)).toEqual(KINDS.toSpliced(LISTS.indexOf(list), 1));
  });

  it('about one entry, the others are compared all the same, and the comparison fails', async () => {
    const context = await given();
    const others = await context.gateway[list](new Date(), new Date(), context.clock.now);
    const answer = () => Promise.resolve([new ProviderAway(), ...others]);
    Object.assign(context.gateway, { [list]: answer });
    await expect(reconcilePayments(context)).rejects.toThrow(ProviderAway);
    expect(kindsIn(context)).toEqual(KINDS);
  });
});
