import { secondsAfter } from '../../kernel/time.js';
import { aPayment } from '../../testing/a-payment.js';
import { aRefund } from '../../testing/a-refund.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { A_DAY } from '../../testing/moments.js';
import { GatewayFailed } from '../errors.js';
import { retryRefunds, nextRefundCheck, sendRefund } from './send-refund.js';

const student = aStudent();
const payment = aPayment({ studentId: student.id });

it.each([
  [0, 60],
  [60, 60],
  [3_600, 3_600],
  [6 * 3_600, 6 * 3_600],
  [24 * 3_600, 6 * 3_600],
])('a refund %d s old is asked about again in %d s', (age, wait) => {
  const now = secondsAfter(A_DAY, age);
  expect(nextRefundCheck({ createdAt: A_DAY }, now)).toEqual(secondsAfter(now, wait));
});

async function aContextWithRefunds(count: number) {
  const context = await aTestContext({ students: [student], payments: [payment] });
  const refunds = Array.from({ length: count }, (_, at) =>
    aRefund({ paymentId: payment.id, providerPaymentId: `pay_${at}`, checkAt: A_DAY }),
  );
  await context.unitOfWork.run(async (tx) => {
    for (const refund of refunds) await tx.refunds.add(refund);
  });
  const kept = () => [...context.unitOfWork.tables.refunds.values()];
  return { context, refunds, kept };
}

describe('Refunds of which nothing was heard', () => {
  it('are driven on past one for which the provider did not answer', async () => {
    const { context, kept } = await aContextWithRefunds(3);
    context.gateway.losesNextAnswer = true;
    await expect(retryRefunds(context, 10)).rejects.toThrow(GatewayFailed);
    expect(kept().map(({ providerId }) => providerId !== null)).toEqual([false, true, true]);
    expect(kept()[0]?.checkAt).toEqual(secondsAfter(A_DAY, 60));
  });

  it('are driven on no more at once than is asked for', async () => {
    const { context, kept } = await aContextWithRefunds(3);
    await retryRefunds(context, 2);
    expect(kept().filter(({ providerId }) => providerId !== null)).toHaveLength(2);
  });

  it('are given the provider’s id, with which its news are known', async () => {
    const { context, refunds, kept } = await aContextWithRefunds(1);
    await sendRefund(context, refunds[0]!);
    expect(kept()).toMatchObject([{ providerId: 'rfnd_1', state: 'processed', checkAt: null }]);
    expect(context.unitOfWork.tables.payments.get(payment.id)?.attempts).toMatchObject([
      { id: 'pay_0', state: 'captured', refunds: [{ id: 'rfnd_1', amount: 50_000 }] },
    ]);
    expect([...context.gateway.refunds.keys()]).toEqual([refunds[0]!.id]);
  });

  it('A silent refund of an order that the provider never made is left as it is', async () => {
    const { context, refunds, kept } = await aContextWithRefunds(1);
    await context.unitOfWork.run((tx) => tx.payments.save({ ...payment, orderId: null }));
    await sendRefund(context, refunds[0]!);
    expect(kept()).toEqual(refunds);
    expect(context.unitOfWork.tables.paymentHistory).toEqual([]);
  });
});

it.each([
  ['normal', 'instant', 'normal'],
  ['optimum', 'instant', 'instant'],
  ['optimum', 'normal', 'normal'],
] as const)(
  'A refund asked for as %s, of a bank that can %s, is kept as %s',
  async (speed, can, is) => {
    const context = await aTestContext({ students: [student], payments: [payment] });
    context.gateway.optimumIs = can;
    const refund = aRefund({ paymentId: payment.id, providerPaymentId: 'pay_0', speed });
    await context.unitOfWork.run((tx) => tx.refunds.add(refund));
    await sendRefund(context, refund);
    const [kept] = [...context.unitOfWork.tables.refunds.values()];
    expect(kept).toMatchObject({ speed, speedProcessed: is, state: 'processed' });
    const [one] = context.unitOfWork.tables.payments.get(payment.id)!.attempts;
    expect(Object.keys(one!.refunds[0]!)).toEqual(['id', 'amount', 'state']);
  },
);
