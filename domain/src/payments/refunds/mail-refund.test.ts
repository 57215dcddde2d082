import { describe, expect, it } from '@jest/globals';
import { aPayment } from '../../testing/a-payment.js';
import { A_GST_ISSUER, AN_ISSUER } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import type { ProviderUpdate } from '../attempts/payment-attempt.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const PAID = anUpdate({ paymentId: 'pay_1' });
const back = (state: 'requested' | 'failed' | 'processed', amount = 50_000, paymentId = 'pay_1') =>
  aRefundUpdate(paymentId, state, { id: `rfnd_${amount}`, amount });

async function mailsOf(
  updates: readonly ProviderUpdate[],
  { issuer = AN_ISSUER, of = student } = {},
) {
  const context = await aTestContext({ students: [of], payments: [order] });
  await tellByWebhook(context, order, updates, issuer);
  return { refund: context.mails('refund-made'), creditNote: context.mails('credit-note') };
}

describe('The mail of a refund', () => {
  it('comes once, when the money went back, however often that is told', async () => {
    const updates = [PAID, back('requested'), back('failed'), back('processed')];
    const { refund } = await mailsOf([...updates, back('processed'), PAID, back('requested')]);
    expect(refund).toMatchObject([
      {
        to: student.email,
        data: {
          name: student.name,
          amountRupees: 500,
          refundId: 'rfnd_50000',
          paymentId: 'pay_1',
          happenedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          fee: 'no-longer-paid',
        },
      },
    ]);
  });

  it.each([
    ['under way', [PAID, back('requested')]],
    ['refused', [PAID, back('failed')]],
  ])('A refund that is %s is not told by mail', async (_, updates) => {
    expect((await mailsOf(updates)).refund).toEqual([]);
  });

  it('comes for each part, and says that the fee stays paid until all of it went back', async () => {
    const { refund } = await mailsOf([PAID, back('processed', 20_000), back('processed', 30_000)]);
    expect(refund).toMatchObject([
      { data: { amountRupees: 200, fee: 'paid' } },
      { data: { amountRupees: 300, fee: 'no-longer-paid' } },
    ]);
  });

  it('says that the fee stays paid when a second payment goes back', async () => {
    const twice = [PAID, anUpdate({ paymentId: 'pay_2' }), back('processed', 50_000, 'pay_2')];
    expect((await mailsOf(twice)).refund).toMatchObject([
      { data: { paymentId: 'pay_2', fee: 'paid' } },
    ]);
  });

  it('says that the fee is not paid when money goes back that never paid it', async () => {
    const paid = { amount: 100, currency: 'INR' };
    const updates = [anUpdate({ paymentId: 'pay_1', paid }), back('processed', 100)];
    expect((await mailsOf(updates)).refund).toMatchObject([
      { data: { amountRupees: 1, fee: 'not-paid' } },
    ]);
  });

  it('leaves it to the mail of a credit note where there is one', async () => {
    const mails = await mailsOf([PAID, back('processed')], { issuer: A_GST_ISSUER });
    expect([mails.refund.length, mails.creditNote.length]).toEqual([0, 1]);
  });

  it('A refund to an erased account is not told by mail', async () => {
    const of = { ...student, erasedAt: order.createdAt, paidAt: order.createdAt };
    expect((await mailsOf([PAID, back('processed')], { of })).refund).toEqual([]);
  });
});
