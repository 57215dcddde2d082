import { describe, expect, it } from '@jest/globals';
import { aPayment } from '../../testing/a-payment.js';
import { A_GST_ISSUER, AN_ISSUER } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { aChargebackUpdate, anUpdate } from '../../testing/an-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import type { ProviderUpdate } from '../attempts/payment-attempt.js';
import type { Chargeback } from './chargeback.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const PAID = anUpdate({ paymentId: 'pay_1' });
const PAID_TWICE = anUpdate({ paymentId: 'pay_2' });
const told = (state: Chargeback['state'], asOf: number, parts: Partial<Chargeback> = {}) =>
  aChargebackUpdate('pay_1', { state, asOf, ...parts });

async function mailsOf(
  updates: readonly ProviderUpdate[],
  { issuer = AN_ISSUER, of = student } = {},
) {
  const context = await aTestContext({ students: [of], payments: [order] });
  await tellByWebhook(context, order, updates, issuer);
  const creditNote = context.mails('credit-note').length;
  return { chargeback: context.mails('chargeback-decided'), creditNote };
}

describe('The mail of a payment chargeback', () => {
  it('comes once when the chargeback is lost, however often and in whichever order that is told', async () => {
    const updates = [PAID, told('open', 10), told('lost', 30), told('under-review', 20)];
    const { chargeback } = await mailsOf([...updates, told('lost', 30), PAID]);
    expect(chargeback).toMatchObject([
      {
        to: student.email,
        data: {
          name: student.name,
          outcome: 'lost',
          amountRupees: 500,
          chargebackId: 'disp_1',
          paymentId: 'pay_1',
          happenedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          fee: 'no-longer-paid',
        },
      },
    ]);
  });

  it.each(['open', 'action-required', 'under-review', 'won', 'closed'] as const)(
    'A payment chargeback that is %s changes nothing, and is not told by mail',
    async (state) => {
      expect((await mailsOf([PAID, told(state, 10)])).chargeback).toEqual([]);
    },
  );

  it('comes for a chargeback that is heard of only when it is lost', async () => {
    expect((await mailsOf([told('lost', 10)])).chargeback).toMatchObject([
      { data: { outcome: 'lost', fee: 'not-paid' } },
    ]);
  });

  it('names what the bank took, and that the fee stays paid after a part of it', async () => {
    const { chargeback } = await mailsOf([PAID, told('lost', 10, { deducted: 20_000 })]);
    expect(chargeback).toMatchObject([{ data: { amountRupees: 200, fee: 'paid' } }]);
  });

  it('says that the fee is paid again when the bank decides anew for us', async () => {
    const { chargeback } = await mailsOf([
      PAID,
      told('lost', 10),
      told('won', 20),
      told('won', 20),
    ]);
    expect(chargeback).toMatchObject([
      { data: { outcome: 'lost', fee: 'no-longer-paid' } },
      { data: { outcome: 'regained', fee: 'paid-again' } },
    ]);
  });

  it('says no more than that the fee is paid where it was paid anew meanwhile', async () => {
    const { chargeback } = await mailsOf([PAID, told('lost', 10), PAID_TWICE, told('won', 20)]);
    expect(chargeback.at(-1)).toMatchObject({ data: { outcome: 'regained', fee: 'paid' } });
  });

  it('leaves a lost chargeback to the mail of its credit note where there is one', async () => {
    const lost = await mailsOf([PAID, told('lost', 10)], { issuer: A_GST_ISSUER });
    expect([lost.chargeback.length, lost.creditNote]).toEqual([0, 1]);
    const uncredited = { ...A_GST_ISSUER, creditsLostChargebacks: false };
    const withoutNote = await mailsOf([PAID, told('lost', 10)], { issuer: uncredited });
    expect([withoutNote.chargeback.length, withoutNote.creditNote]).toEqual([1, 0]);
  });

  it('does not come to an erased account', async () => {
    const of = { ...student, erasedAt: order.createdAt, paidAt: order.createdAt };
    expect((await mailsOf([PAID, told('lost', 10)], { of })).chargeback).toEqual([]);
  });
});
