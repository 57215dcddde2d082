import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aChargeback } from '../../testing/an-update.js';
import { A_GST_REGISTRATION, aTaxInvoice } from '../../testing/a-receipt.js';
import { A_DAY } from '../../testing/moments.js';
import type { RefundRecord } from '../ledger/attempt.js';
import { creditNoteNumber, creditsDue, newCreditNote, type CreditNote } from './credit-note.js';
import { GST_STATES, splitGst } from './gst.js';
import { LONGEST_NUMBER } from './series-number.js';

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

  it('is nothing that has a note', () => {
    const refunds = [refund('rfnd_1', 10_000), refund('rfnd_2', 20_000)];
    const notes = [noted('rfnd_1', 10_000)];
    expect(creditsDue(invoice, { refunds, chargebacks: [] }, notes, true)).toEqual([
      noted('rfnd_2', 20_000),
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

/** Notes for these parts of an invoice, one after the other. */
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

  it('has its share of the tax for a refund in part', () => {
    expect(notesFor([20_000])[0]!.tax).toEqual({
      ...invoice.tax,
      ...{ taxable: 16_950, cgst: 1_525, sgst: 1_525, igst: 0 },
    });
  });

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
  it('each add up to their amount, with equal halves, and no part below nothing', () => {
    fc.assert(
      fc.property(cases, ({ parts, of }) => {
        for (const { amount, tax } of notesFor(parts, of)) {
          expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(amount);
          expect(tax.cgst).toBe(tax.sgst);
          for (const part of [tax.taxable, tax.cgst, tax.igst]) {
            expect(Number.isInteger(part) && part >= 0).toBe(true);
          }
        }
      }),
    );
  });

  it('together are the invoice, to the paisa, once all of it was given back in whatever parts', () => {
    fc.assert(
      fc.property(cases, ({ parts, of }) => {
        const notes = notesFor(parts, of);
        for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
          expect(notes.reduce((sum, { tax }) => sum + tax[part], 0)).toBe(of.tax[part]);
        }
      }),
    );
  });
});
