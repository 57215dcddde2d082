import fc from 'fast-check';
import {
  aChargeback,
  aChargebackUpdate,
  anUpdate,
  aRefundUpdate,
  byWebhook,
} from '../../testing/an-update.js';
import {
  A_GST_ISSUER,
  A_GST_REGISTRATION,
  AN_ISSUER,
  aTaxInvoice,
} from '../../testing/a-receipt.js';
import { A_DAY } from '../../testing/moments.js';
import type { ProviderUpdate, RefundRecord } from '../ledger/attempt.js';
import { type CreditNote, creditNoteNumber, creditsDue, newCreditNote } from './credit-note.js';
import { GST_STATES, splitGst } from './gst.js';
import { LONGEST_NUMBER } from './series-number.js';
import { aPayment } from '../../testing/a-payment.js';
import { aStudent } from '../../testing/a-student.js';
import { aTestContext, type TestContext } from '../../testing/a-test-context.js';
import { killedAt } from '../../testing/killed-stores.js';
import { recordUpdate } from '../ledger/record-update.js';
import { tellByWebhook } from '../../testing/tell-by-webhook.js';

const invoice = aTaxInvoice();

const refund = (id: string, amount: number, state: RefundRecord['state'] = 'processed') => ({
  id,
  amount,
  state,
});
const noted = (causeId: string, amount: number) => ({ cause: 'refund', causeId, amount }) as const;

it('The number of a credit note names the financial year and the place in it, and is no number of a receipt', () => {
  expect(creditNoteNumber('26-27', 123)).toBe('CN-26-27-000123');
  expect(creditNoteNumber('26-27', 9_999_999)).toHaveLength(LONGEST_NUMBER);
  expect(() => creditNoteNumber('26-27', 10_000_000)).toThrow(RangeError);
});

describe('What is to be credited of an invoice', () => {
  it('is each refund that is processed, and none that is under way or failed', () => {
    const refunds = [
      refund('rfnd_1', 10_000),
      refund('rfnd_2', 20_000, 'requested'),
      refund('rfnd_3', 20_000, 'failed'),
      refund('rfnd_4', 15_000),
    ];
    expect(creditsDue(invoice, { refunds, chargebacks: [] }, [], true)).toEqual([
      noted('rfnd_1', 10_000),
      noted('rfnd_4', 15_000),
    ]);
  });

  it.each([
    [true, 'lost', [{ cause: 'chargeback', causeId: 'disp_1', amount: 50_000 }]],
    [true, 'won', []],
    [true, 'open', []],
    [false, 'lost', []],
  ] as const)(
    'With lost chargebacks credited (%s), a chargeback that is %s credits what is due',
    (credits, state, due) => {
      const money = { refunds: [], chargebacks: [aChargeback({ state })] };
      expect(creditsDue(invoice, money, [], credits)).toEqual(due);
    },
  );

  it('is what the provider took for a lost chargeback, and never more than is left', () => {
    const chargebacks = [aChargeback({ state: 'lost', amount: 50_000, deducted: 45_000 })];
    const refunds = [refund('rfnd_1', 10_000), refund('rfnd_2', 1_000)];
    expect(creditsDue(invoice, { refunds, chargebacks }, [], true)).toEqual([
      noted('rfnd_1', 10_000),
      noted('rfnd_2', 1_000),
      { cause: 'chargeback', causeId: 'disp_1', amount: 39_000 },
    ]);
    const all = [noted('rfnd_1', 10_000), noted('rfnd_2', 40_000)];
    expect(creditsDue(invoice, { refunds, chargebacks }, all, true)).toEqual([]);
  });
});

const notesFor = (parts: readonly number[], of = invoice): readonly CreditNote[] =>
  parts.reduce<readonly CreditNote[]>(
    (notes, amount, at) => [
      ...notes,
      newCreditNote(of, noted(`rfnd_${at}`, amount), notes, { place: at + 1, now: A_DAY }),
    ],
    [],
  );

describe('A new credit note', () => {
  it('names the invoice with its date, and says what the invoice said for a refund in full', () => {
    const [note] = notesFor([50_000]);
    const { number, issuedAt, ...same } = invoice;
    expect(note).toEqual({
      ...same,
      number: 'CN-25-26-000001',
      receiptNumber: number,
      receiptIssuedAt: issuedAt,
      cause: 'refund',
      causeId: 'rfnd_0',
      issuedAt: A_DAY,
    });
  });

  it('has its share of the tax for a refund in part', () =>
    expect(notesFor([20_000])[0]!.tax).toEqual({
      ...invoice.tax,
      ...{ taxable: 16_950, cgst: 1_525, sgst: 1_525, igst: 0 },
    }));

  it('A new credit note of all that an invoice has adds up to what the invoice says, were it issued otherwise', () => {
    const tax = { ...invoice.tax, taxable: 42_370, cgst: 3_815, sgst: 3_815 };
    const notes = notesFor([20_000, 30_000], { ...invoice, tax });
    expect(notes.map((note) => note.tax.cgst)).toEqual([1_525, 2_290]);
    expect(notes.map((note) => note.tax.taxable)).toEqual([16_950, 25_420]);
  });
});

/** The provider gives back one rupee at least. */
const LEAST = 100;
const cases = fc
  .record({
    parts: fc.array(fc.integer({ min: LEAST, max: 5_000_000 }), { minLength: 1, maxLength: 12 }),
    ratePercent: fc.integer({ min: 1, max: 40 }),
    placeOfSupply: fc.constantFrom(...Object.values(GST_STATES)),
  })
  .map(({ parts, ratePercent, placeOfSupply }) => {
    const amount = parts.reduce((sum, part) => sum + part, 0);
    const gst = { ...A_GST_REGISTRATION, ratePercent };
    const tax = { ...gst, placeOfSupply, ...splitGst(amount, gst, placeOfSupply) };
    return { parts, of: aTaxInvoice({ amount, tax }) };
  });

describe('The credit notes of one invoice', () => {
  it('each add up to their amount, with equal halves, and together are the invoice, to the paisa', () =>
    fc.assert(
      fc.property(cases, ({ parts, of }) => {
        const notes = notesFor(parts, of);
        for (const { amount, tax } of notes) {
          expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(amount);
          expect(tax.cgst).toBe(tax.sgst);
          for (const part of [tax.taxable, tax.cgst, tax.igst]) {
            expect(Number.isInteger(part) && part >= 0).toBe(true);
          }
        }
        for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
          expect(notes.reduce((sum, { tax }) => sum + tax[part], 0)).toBe(of.tax[part]);
        }
      }),
    ));
});

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
const tell = (
  context: TestContext,
  updates: readonly ProviderUpdate[],
  issuer = A_GST_ISSUER,
  of = order,
) => tellByWebhook(context, of, updates, issuer);
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
    expect(causes(await shown([PAID, ALL, aRefundUpdate('pay_1', 'failed')]))).toEqual(['rfnd_1']);
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
      await tx.students.save({ ...(await tx.students.lockOwner(student.id))!, erasedAt: tx.now });
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
