import { describe, expect, it } from '@jest/globals';
import { aChargebackUpdate, anUpdate, aRefundUpdate, byWebhook } from '../../testing/an-update.js';
import { aPayment } from '../../testing/a-payment.js';
import { A_GST_ISSUER, AN_ISSUER } from '../../testing/a-receipt.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { killedAt } from '../../testing/killed-stores.js';
import { recordUpdate } from '../ledger/record-update.js';
import type { ProviderUpdate } from '../ledger/attempt.js';

const student = aStudent();
const order = aPayment({ studentId: student.id });
const other = aPayment({ studentId: student.id, replacedAt: order.createdAt });

const PAID = anUpdate({ paymentId: 'pay_1' });
const part = (id: string, amount: number, paymentId = 'pay_1') =>
  aRefundUpdate(paymentId, 'processed', { id, amount });
const ALL = part('rfnd_1', 50_000);

async function shown(updates: readonly ProviderUpdate[], issuer = A_GST_ISSUER) {
  const context = await aTestContext({ students: [student], payments: [order, other] });
  await tell(context, updates, issuer);
  return context;
}
async function tell(
  context: TestContext,
  updates: readonly ProviderUpdate[],
  issuer = A_GST_ISSUER,
  { orderId } = order,
) {
  for (const update of updates) {
    context.clock.pass(1);
    await context.unitOfWork.run((tx) => recordUpdate(tx, issuer, byWebhook(orderId!, update)));
  }
}
const notesIn = (context: TestContext) => [...context.unitOfWork.tables.creditNotes.values()];
const causes = (context: TestContext) => notesIn(context).map(({ causeId }) => causeId);

describe('A credit note', () => {
  it('is written and mailed once, however often the refund is told', async () => {
    const context = await shown([PAID, ALL, ALL, PAID]);
    const [receipt] = [...context.unitOfWork.tables.receipts.values()];
    expect(notesIn(context)).toMatchObject([
      {
        number: 'CN-25-26-000001',
        receiptNumber: receipt!.number,
        receiptIssuedAt: receipt!.issuedAt,
        causeId: 'rfnd_1',
        amount: 50_000,
        tax: receipt!.tax,
        payerEmail: student.email,
      },
    ]);
    expect(context.mails('credit-note')).toMatchObject([
      {
        to: student.email,
        data: {
          ...{ creditNote: 'CN-25-26-000001', receipt: receipt!.number, amountRupees: 500 },
          fee: 'no-longer-paid',
        },
      },
    ]);
  });

  it('is mailed to the address of now, and names the one of the invoice', async () => {
    const context = await shown([PAID]);
    await context.unitOfWork.run(async (tx) => {
      const owner = (await tx.students.lockOwner(student.id))!;
      await tx.students.save({ ...owner, email: 'corrected@example.com' });
    });
    await tell(context, [ALL]);
    expect(context.mails('credit-note')).toMatchObject([{ to: 'corrected@example.com' }]);
    expect(notesIn(context)).toMatchObject([{ payerEmail: student.email }]);
  });

  it.each([
    ['a receipt that is no tax invoice', [PAID, ALL], AN_ISSUER],
    ['a refund that is under way', [PAID, aRefundUpdate('pay_1', 'requested')], A_GST_ISSUER],
    ['a refund that failed', [PAID, aRefundUpdate('pay_1', 'failed')], A_GST_ISSUER],
    ['money that never had an invoice', [ALL], A_GST_ISSUER],
    ['a second payment that is given back', [PAID, part('rfnd_2', 50_000, 'pay_2')], A_GST_ISSUER],
    [
      'a lost chargeback, where the setting says so',
      [PAID, aChargebackUpdate('pay_1', { state: 'lost' })],
      { ...A_GST_ISSUER, creditsLostChargebacks: false },
    ],
  ])('is not written for %s', async (_, updates, issuer) => {
    const context = await shown(updates, issuer);
    expect([notesIn(context), context.mails('credit-note')]).toEqual([[], []]);
  });

  it('stays, alone, when the provider says afterwards that the refund failed', async () => {
    const context = await shown([PAID, ALL, aRefundUpdate('pay_1', 'failed')]);
    expect(causes(context)).toEqual(['rfnd_1']);
  });

  it('is written when a chargeback is lost, and stays when it is won later', async () => {
    const chargeback = (state: 'lost' | 'won', asOf: number) =>
      aChargebackUpdate('pay_1', { state, asOf });
    const context = await shown([
      PAID,
      chargeback('lost', 10),
      chargeback('won', 20),
      chargeback('lost', 30),
    ]);
    expect(notesIn(context)).toMatchObject([{ cause: 'chargeback', causeId: 'disp_1' }]);
    expect(context.mails('credit-note')).toMatchObject([{ data: { cause: 'chargeback' } }]);
  });

  it('credits what was given back before the money that pays now had its invoice', async () => {
    const context = await shown([PAID]);
    const early = [anUpdate({ paymentId: 'pay_2' }), part('rfnd_2', 20_000, 'pay_2')];
    await tell(context, early, A_GST_ISSUER, other);
    expect(causes(context)).toEqual([]);
    await tell(context, [ALL]);
    expect(causes(context).sort()).toEqual(['rfnd_1', 'rfnd_2']);
  });

  it('is written for an erased account too, and mailed to nobody', async () => {
    const context = await shown([PAID]);
    await context.unitOfWork.run(async (tx) => {
      const owner = (await tx.students.lockOwner(student.id))!;
      await tx.students.save({ ...owner, erasedAt: tx.now });
    });
    await tell(context, [ALL]);
    expect(causes(context)).toEqual(['rfnd_1']);
    expect(context.mails('credit-note')).toEqual([]);
  });

  it('is neither lost nor doubled when the process dies at any step', async () => {
    for (let step = 1; ; step += 1) {
      const context = await shown([PAID]);
      const dying = context.unitOfWork.run((tx) =>
        recordUpdate(killedAt(tx, step), A_GST_ISSUER, byWebhook(order.orderId!, ALL)),
      );
      const died = await dying.then(
        () => false,
        () => true,
      );
      if (!died) {
        expect(step).toBeGreaterThan(8);
        return;
      }
      expect([notesIn(context), context.mails('credit-note')]).toEqual([[], []]);
      await tell(context, [ALL]);
      expect(notesIn(context).map(({ number }) => number)).toEqual(['CN-25-26-000001']);
      expect(context.mails('credit-note')).toHaveLength(1);
    }
  });
});
