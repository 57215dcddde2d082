import { describe, expect, it } from '@jest/globals';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { GatewayFailed, ProviderAway } from '../errors.js';
import { reconcilePayments } from './reconcile-payments.js';

const LISTS = ['capturedBetween', 'refundsBetween', 'chargebacksBetween'] as const;

/** A provider that has one payment, one refund and one chargeback of which we have heard nothing. */
const given = async () => {
  const students = [aStudent(), aStudent(), aStudent()];
  const payments = students.map(({ id }) => aPayment({ studentId: id }));
  const context = await aTestContext({ students, payments });
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

it('a provider that is away altogether differs in nothing, and the comparison fails', async () => {
  const context = await given();
  context.gateway.down = true;
  await expect(reconcilePayments(context)).rejects.toThrow(ProviderAway);
  expect(kindsIn(context)).toEqual([]);
});
