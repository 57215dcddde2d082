import { StudentNotFound } from '../../accounts/errors.js';
import { secondsAfter } from '../../kernel/time.js';
import { anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aPaidStudent, aStudent } from '../../testing/a-student.js';
import { aTestContext, contextToPay, type TestContext } from '../../testing/a-test-context.js';
import { DEFAULT_POLICY, POLICY_LIMITS } from '../../settings/policy.js';
import type { ProviderUpdate } from '../ledger/attempt.js';
import type { Payment } from '../ledger/payment.js';
import { isSameAgreement } from './order-terms.js';
import {
  AlreadyPaid,
  FeeChanged,
  GatewayFailed,
  NoTestOffered,
  OrderNotMade,
  PaymentPending,
  WrongAmount,
} from '../errors.js';
import { createOrder } from './create-order.js';
import { testWith } from '../../testing/test-with.js';

const student = aStudent();
const [, MOST] = POLICY_LIMITS.feeRupees;
const it = testWith(() => contextToPay(student));
const asked = { studentId: student.id, amount: 500, currency: 'INR', termsVersion: 0 };

/** Another request of the student asks the provider for the order now. */
const askElsewhere = async ({ clock, unitOfWork }: TestContext) => {
  const askedUntil = secondsAfter(clock.now, 10);
  const theirs = aPayment({ studentId: student.id, orderId: null, askedUntil });
  await unitOfWork.run((tx) => tx.payments.add(theirs));
  return theirs;
};

describe('creating an order', () => {
  it('makes one of ₹500 at the provider, and keeps whose it is', async (context) => {
    context.gateway.findOrder = () => Promise.reject(new Error('there is none to find'));
    const order = await createOrder(context, asked);
    expect(order).toMatchObject({ amount: 50_000, currency: 'INR' });
    const [payment] = context.unitOfWork.tables.payments.values();
    expect(payment).toMatchObject({
      studentId: student.id,
      orderId: order.id,
      receipt: payment?.id,
      amount: 50_000,
      state: 'open',
      createdAt: context.clock.now,
      currency: 'INR',
      offeredAt: context.clock.now,
      askedUntil: null,
      checks: 0,
      checkAt: secondsAfter(context.clock.now, 900),
    });
    expect(context.gateway.orders).toEqual([{ ...order, receipt: payment?.receipt }]);
  });

  it('asks the provider once, however many ask at the same time', async (context) => {
    context.gateway.findOrder = () => Promise.resolve(null);
    const orders = await Promise.all(Array.from({ length: 10 }, () => createOrder(context, asked)));
    expect(context.gateway.orders).toHaveLength(1);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });

  it('looks every tenth of a second for nine seconds for the order that another asks for', async (context) => {
    await askElsewhere(context);
    const waits: number[] = [];
    const pause = (seconds: number) => Promise.resolve(void waits.push(seconds));
    const asking = createOrder(Object.assign(context, { pause }), asked);
    await expect(asking).rejects.toThrow(GatewayFailed);
    expect(waits).toEqual(Array.from({ length: 90 }, () => 0.1));
  });

  it('gives up at once when the other has given up', async (context) => {
    const theirs = await askElsewhere(context);
    let looks = 0;
    const pause = async () => {
      looks += 1;
      await context.unitOfWork.run((tx) => tx.payments.save({ ...theirs, askedUntil: null }));
    };
    const asking = createOrder(Object.assign(context, { pause }), asked);
    await expect(asking).rejects.toThrow(GatewayFailed);
    expect(looks).toBe(1);
  });

  it('is watched anew from the moment in which the order is given out again', async (context) => {
    const payment = aPayment({ studentId: student.id, checks: 4, checkAt: null });
    await context.unitOfWork.run((tx) => tx.payments.add(payment));
    await createOrder(context, asked);
    expect(context.unitOfWork.tables.payments.get(payment.id)).toMatchObject({
      checks: 0,
      offeredAt: context.clock.now,
      checkAt: secondsAfter(context.clock.now, 900),
    });
  });

  it('asks again when the one who asked has died', async (context) => {
    const dead = await askElsewhere(context);
    await expect(createOrder(context, asked)).rejects.toThrow(GatewayFailed);
    context.clock.pass(11);
    await expect(createOrder(context, asked)).resolves.toMatchObject({ amount: 50_000 });
    expect(context.gateway.orders).toMatchObject([{ receipt: dead.receipt }]);
  });
});

describe('when the fee has changed', () => {
  const changed = async () => {
    const context = await contextToPay(student);
    const first = await createOrder(context, asked);
    context.unitOfWork.policy = { ...context.unitOfWork.policy, feeRupees: 600 };
    return { context, first };
  };

  test('the provider is asked about the old order for as long as that may be paid', async () => {
    const { context, first } = await changed();
    const want = { ...asked, amount: 600 };
    const second = await createOrder(context, want);
    const about: string[] = [];
    const updatesOf = context.gateway.updatesOf.bind(context.gateway);
    context.gateway.updatesOf = (id) => (about.push(id), updatesOf(id));
    await createOrder(context, want);
    expect(about.splice(0)).toEqual([first.id, second.id]);
    const [old] = context.unitOfWork.tables.payments.values();
    const save = (payment: Payment) => context.unitOfWork.run((tx) => tx.payments.save(payment));
    await save({ ...old!, checkAt: null });
    await createOrder(context, want);
    expect(about.splice(0)).toEqual([second.id]);
    await save(old!);
    context.gateway.updates.set(first.id, [anUpdate()]);
    await expect(createOrder(context, want)).rejects.toThrow(AlreadyPaid);
  });

  test.each([
    [true, {}],
    [false, { shownVersion: 2 }],
    [false, { termsVersion: 2 }],
    [false, { policy: { ...DEFAULT_POLICY, passPercent: 70 } }],
  ])('terms are the same (%p) with %j', (is, parts) => {
    const terms = { paymentId: 'one', shownVersion: 1, termsVersion: 1, policy: DEFAULT_POLICY };
    expect(isSameAgreement(terms, { ...terms, ...parts })).toBe(is);
  });

  it('each order keeps the terms that were agreed to, once', async () => {
    const { context, first } = await changed();
    const second = await createOrder(context, { ...asked, amount: 600 });
    await expect(createOrder(context, { ...asked, amount: 600 })).resolves.toEqual(second);
    const { orderTerms, payments } = context.unitOfWork.tables;
    const [one, other] = [...payments.values()];
    expect([one?.orderId, other?.orderId]).toEqual([first.id, second.id]);
    expect(orderTerms).toMatchObject([
      { paymentId: one?.id, shownVersion: 0, termsVersion: 0, policy: { feeRupees: 500 } },
      { paymentId: other?.id, shownVersion: 0, termsVersion: 0, policy: { feeRupees: 600 } },
    ]);
  });

  it('an order that is given out again under other terms keeps these too', async (context) => {
    const first = await createOrder(context, asked);
    const { settings } = context.unitOfWork.tables;
    const policy = { ...settings.policy, passPercent: 70 };
    context.unitOfWork.tables.settings = { ...settings, policy, termsVersion: 4 };
    await expect(createOrder(context, asked)).rejects.toThrow(FeeChanged);
    expect(await createOrder(context, { ...asked, termsVersion: 4 })).toEqual(first);
    expect(context.unitOfWork.tables.orderTerms.map((terms) => terms.policy.passPercent)).toEqual([
      65, 70,
    ]);
  });

  it('a client that names no version is held to the fee alone', async () => {
    const { context } = await changed();
    const unnamed = { ...asked, termsVersion: undefined };
    await expect(createOrder(context, unnamed)).rejects.toThrow(FeeChanged);
    await createOrder(context, { ...unnamed, amount: 600 });
    expect(context.unitOfWork.tables.orderTerms.at(-1)).toMatchObject({ shownVersion: null });
  });
});

describe('an order that is asked for again', () => {
  const again = async (state: ProviderUpdate['state']) => {
    const context = await contextToPay(student);
    const { id } = await createOrder(context, asked);
    context.gateway.updates.set(id, [anUpdate({ paymentId: 'pay_1', state })]);
    return { context, id };
  };

  it('is settled instead, if it was paid at the provider', async () => {
    const { context } = await again('captured');
    await expect(createOrder(context, asked)).rejects.toThrow(AlreadyPaid);
    await expect(context.student(student.id)).resolves.toMatchObject({ paidAt: context.clock.now });
    expect(context.unitOfWork.tables.paymentHistory).toMatchObject([{ source: 'reconciliation' }]);
  });

  it('is the same one after a payment that failed, and none while the provider is away', async () => {
    const { context, id } = await again('failed');
    await expect(createOrder(context, asked)).resolves.toMatchObject({ id });
    context.gateway.down = true;
    await expect(createOrder(context, asked)).rejects.toThrow(OrderNotMade);
  });

  it('is not given while money of another amount is with the provider', async () => {
    const { context, id } = await again('captured');
    const paid = { amount: 100, currency: 'INR' };
    context.gateway.updates.set(id, [anUpdate({ paymentId: 'pay_1', state: 'captured', paid })]);
    await expect(createOrder(context, asked)).rejects.toThrow(PaymentPending);
    expect(context.gateway.orders).toHaveLength(1);
  });

  it('is not given while a payment is pending, also if the fee has changed since', async () => {
    const { context } = await again('authorized');
    context.gateway.refusesCaptures = true;
    await expect(createOrder(context, asked)).rejects.toThrow(PaymentPending);
    context.unitOfWork.policy = { ...context.unitOfWork.policy, feeRupees: 600 };
    await expect(createOrder(context, { ...asked, amount: 600 })).rejects.toThrow(PaymentPending);
    context.gateway.down = true;
    await expect(createOrder(context, asked)).rejects.toThrow(PaymentPending);
    expect(context.gateway.orders).toHaveLength(1);
  });

  it('is a new one, if the one before was paid and given back in full', async () => {
    const { context, id } = await again('captured');
    context.gateway.updates.get(id)!.push(aRefundUpdate('pay_1', 'processed'));
    expect((await createOrder(context, asked)).id).not.toBe(id);
  });
});

describe('when the provider fails', () => {
  it('tells any other failure as it is, and lets the next one ask at once', async (context) => {
    context.gateway.createOrder = () => Promise.reject(new TypeError('lost'));
    await expect(createOrder(context, asked)).rejects.toThrow(TypeError);
    const [payment] = context.unitOfWork.tables.payments.values();
    expect(payment).toMatchObject({ orderId: null, askedUntil: null });
  });

  test.each([
    { amount: 100, currency: 'INR' },
    { amount: 50_000, currency: 'USD' },
  ])('does not believe an order of %j', async (other) => {
    const context = await contextToPay(student);
    context.gateway.createOrder = () => Promise.resolve({ id: 'order_1', ...other });
    await expect(createOrder(context, asked)).rejects.toThrow(GatewayFailed);
    const [payment] = context.unitOfWork.tables.payments.values();
    expect(payment?.orderId).toBeNull();
  });
});

test.each([
  ['of another amount', { amount: 1 }, FeeChanged],
  ['of the amount in paise', { amount: 50_000 }, FeeChanged],
  ['of the fee under other terms', { termsVersion: 1 }, FeeChanged],
  ['of no amount', { amount: NaN }, WrongAmount],
  ['of what no fee can be', { amount: 500.5 }, WrongAmount],
  ['of more than a fee can be', { amount: MOST + 1 }, WrongAmount],
  ['of the most that a fee can be', { amount: MOST }, FeeChanged],
  ['in another currency', { currency: 'USD' }, WrongAmount],
])('Creating an order is refused %s', async (_, parts, refusal) => {
  const context = await contextToPay(student);
  await expect(createOrder(context, { ...asked, ...parts })).rejects.toThrow(refusal);
  expect(context.unitOfWork.tables.payments.size).toBe(0);
  expect(context.gateway.orders).toEqual([]);
});

it('Creating an order is refused to a student who has paid', async () => {
  const context = await contextToPay(aPaidStudent({ id: student.id }));
  await expect(createOrder(context, asked)).rejects.toThrow(AlreadyPaid);
  expect(context.gateway.orders).toEqual([]);
});

it('Creating an order is refused to a student who has paid while the provider made the order', async (context) => {
  context.gateway.createOrder = async ({ amount, currency }) => {
    await context.unitOfWork.run((tx) => tx.students.save({ ...student, paidAt: tx.now }));
    return { id: 'order_late', amount, currency };
  };
  await expect(createOrder(context, asked)).rejects.toThrow(AlreadyPaid);
});

it('Creating an order is refused while no domain has enough questions, also if one was made before', async (context) => {
  const order = await createOrder(context, asked);
  const { policy } = context.unitOfWork;
  context.unitOfWork.policy = { ...policy, questionsPerTest: policy.questionsPerTest + 1 };
  await expect(createOrder(context, asked)).rejects.toThrow(NoTestOffered);
  context.unitOfWork.policy = policy;
  await expect(createOrder(context, asked)).resolves.toEqual(order);
});

it('Creating an order is refused to a student who is gone', async () =>
  expect(createOrder(await aTestContext(), asked)).rejects.toThrow(StudentNotFound));
