import { aPayment } from '../../testing/a-payment.js';
import { A_GST_ISSUER, AN_ISSUER } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { aChargebackUpdate, anUpdate, aRefundUpdate } from '../../testing/an-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';
import type { ProviderUpdate } from '../ledger/attempt.js';
import type { Chargeback } from '../ledger/chargeback.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const PAID = anUpdate({ paymentId: 'pay_1' });
const PAID_TWICE = anUpdate({ paymentId: 'pay_2' });
const back = (state: 'requested' | 'failed' | 'processed', amount = 50_000, paymentId = 'pay_1') =>
  aRefundUpdate(paymentId, state, { id: `rfnd_${amount}`, amount });
const disputed = (state: Chargeback['state'], asOf: number, parts: Partial<Chargeback> = {}) =>
  aChargebackUpdate('pay_1', { state, asOf, ...parts });

async function mailsOf(
  updates: readonly ProviderUpdate[],
  { issuer = AN_ISSUER, of = student } = {},
) {
  const context = await aTestContext({ students: [of], payments: [order] });
  await tellByWebhook(context, order, updates, issuer);
  return {
    refund: context.mails('refund-made'),
    chargeback: context.mails('chargeback-decided'),
    creditNote: context.mails('credit-note').length,
  };
}

describe('The mail of a refund', () => {
  it('comes once, when the money went back, however often the provider says so', async () => {
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
    expect([mails.refund.length, mails.creditNote]).toEqual([0, 1]);
  });
});

describe('The mail of a chargeback', () => {
  it('comes once when the chargeback is lost, however often and in any order of updates', async () => {
    const updates = [
      PAID,
      disputed('open', 10),
      disputed('lost', 30),
      disputed('under-review', 20),
    ];
    expect((await mailsOf([...updates, disputed('lost', 30), PAID])).chargeback).toMatchObject([
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

  it.each(['open', 'won'] as const)('does not come for one that is %s', async (state) => {
    expect((await mailsOf([PAID, disputed(state, 10)])).chargeback).toEqual([]);
  });

  it('comes for a chargeback that is heard of only when it is lost', async () => {
    expect((await mailsOf([disputed('lost', 10)])).chargeback).toMatchObject([
      { data: { outcome: 'lost', fee: 'not-paid' } },
    ]);
  });

  it('names what the bank took, and that the fee stays paid after a part of it', async () => {
    const { chargeback } = await mailsOf([PAID, disputed('lost', 10, { deducted: 20_000 })]);
    expect(chargeback).toMatchObject([{ data: { amountRupees: 200, fee: 'paid' } }]);
  });

  it('says that the fee is paid again when the bank decides again, for us', async () => {
    const { chargeback } = await mailsOf([
      PAID,
      disputed('lost', 10),
      disputed('won', 20),
      disputed('won', 20),
    ]);
    expect(chargeback).toMatchObject([
      { data: { outcome: 'lost', fee: 'no-longer-paid' } },
      { data: { outcome: 'regained', fee: 'paid-again' } },
    ]);
  });

  it('says no more than that the fee is paid where it was paid again since', async () => {
    const { chargeback } = await mailsOf([
      PAID,
      disputed('lost', 10),
      PAID_TWICE,
      disputed('won', 20),
    ]);
    expect(chargeback.at(-1)).toMatchObject({ data: { outcome: 'regained', fee: 'paid' } });
  });

  it('leaves a lost chargeback to the mail of its credit note where there is one', async () => {
    const lost = await mailsOf([PAID, disputed('lost', 10)], { issuer: A_GST_ISSUER });
    expect([lost.chargeback.length, lost.creditNote]).toEqual([0, 1]);
    const uncredited = { ...A_GST_ISSUER, creditsLostChargebacks: false };
    const withoutNote = await mailsOf([PAID, disputed('lost', 10)], { issuer: uncredited });
    expect([withoutNote.chargeback.length, withoutNote.creditNote]).toEqual([1, 0]);
  });
});

it.each([
  ['refund', back('processed')],
  ['chargeback', disputed('lost', 10)],
] as const)('The mail of a %s does not come to an erased account', async (kind, update) => {
  const of = { ...student, erasedAt: order.createdAt, paidAt: order.createdAt };
  expect((await mailsOf([PAID, update], { of }))[kind]).toEqual([]);
});
