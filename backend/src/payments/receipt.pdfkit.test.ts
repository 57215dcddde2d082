import { splitGst } from '@portal/domain/payments/receipts/gst.js';
import type { Receipt } from '@portal/domain/payments/receipts/receipt.js';
import { A_GST_REGISTRATION, aReceipt } from '@portal/domain/testing/a-receipt.js';
import { chooseSize } from '@portal/domain/testing/night.js';
import fc from 'fast-check';
import { pagesOfPdf, textOfPdf } from '../testing/pdf-text.js';
import { paperPdf } from './receipt.pdfkit.js';
import { receiptWords } from './receipt-words.js';

function draw(parts: Partial<Receipt> = {}, refunded = 0): Promise<Buffer> {
  const receipt = aReceipt(parts);
  return paperPdf(receiptWords({ receipt, refunded, customerFee: 0 }), receipt.issuedAt);
}

const said = async (parts: Partial<Receipt> = {}, refunded = 0): Promise<string> =>
  textOfPdf(await draw(parts, refunded))
    .replaceAll('\n', ' ')
    .replace(/ +/g, ' ')
    .replaceAll('₹ ', '₹');

const gst = A_GST_REGISTRATION;
const taxIn = (placeOfSupply: string) => ({
  ...gst,
  placeOfSupply,
  ...splitGst(50_000, gst, placeOfSupply),
});

describe('A receipt as PDF', () => {
  it('says who paid what to whom, when and for what', async () => {
    const receipt = aReceipt();
    const text = await said(receipt);
    for (const part of [
      ...['Receipt', 'RC-25-26-000001', 'Saral Digital', '12 Sample Road, Pune 411001'],
      ...['Asha Rao', 'asha@example.com', 'Fee for an online skills assessment'],
      ...['Total paid ₹500.00', '2 June 2025 at 2:30 pm IST', receipt.orderId],
      receipt.providerPaymentId,
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['GST', 'SAC', 'Refunded', 'invoice']) expect(text).not.toContain(part);
  });

  it('writes lakhs as in India', async () => {
    expect(await said({ amount: 12_345_678 })).toContain('₹1,23,456.78');
  });

  it.each([
    [
      'its own state',
      'Maharashtra',
      ['Maharashtra (27)', 'CGST 9 % ₹38.14', 'SGST/UTGST 9 % ₹38.14', '₹423.72'],
    ],
    ['another state', 'Kerala', ['Kerala (32)', 'IGST 18 % ₹76.27', '₹423.73']],
  ])('is a tax invoice with GST, in %s', async (_, place, parts) => {
    const text = await said({ tax: taxIn(place) });
    const all = ['Tax invoice', gst.gstin, 'SAC 999293', 'Total paid ₹500.00', place, ...parts];
    for (const part of all) expect(text).toContain(part);
  });

  it('says what was given back', async () => {
    expect(await said({}, 20_000)).toContain('Refunded ₹200.00 Left after the refund ₹300.00');
  });

  it('is the same bytes each time, of one page, tagged and in a named language', async () => {
    const receipt = aReceipt({ payerName: 'कृष्णमूर्ति Rao' });
    const pdf = await draw(receipt);
    expect(await draw(receipt)).toEqual(pdf);
    expect(pagesOfPdf(pdf)).toBe(1);
    const source = pdf.toString('latin1');
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    for (const part of ['/StructTreeRoot', '/Lang (en-IN)', '/DisplayDocTitle true']) {
      expect(source).toContain(part);
    }
  });
});

describe('A name on a receipt', () => {
  it('is shown in Urdu, from right to left', async () => {
    const text = await said({ payerName: 'عائشہ خان' });
    expect(text).not.toContain('?');
    expect(text).toMatch(/\p{Script=Arabic}/u);
  });

  it('is a question mark where there is no font for it, and steers nothing', async () => {
    expect(await said({ payerName: '王 \u202eoaR\u202c' })).toContain('? oaR');
  });

  const scripts = fc.constantFrom('ऀ', 'ঁ', 'ਁ', 'ઁ', 'ଁ', 'ஂ', 'ఀ', 'ಀ', 'ഀ', '؀', 'A', ' ', '\u200d');
  const sign = fc
    .tuple(scripts, fc.nat({ max: 0x7f }))
    .map(([first, step]) => String.fromCodePoint(first.codePointAt(0)! + step));
  const names = fc.oneof(
    fc.array(sign, { maxLength: 60 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );

  it('never keeps a receipt from being drawn, on one page', async () => {
    const property = fc.asyncProperty(names, names, async (payerName, payerEmail) => {
      expect(pagesOfPdf(await draw({ payerName, payerEmail }))).toBe(1);
    });
    await fc.assert(property, { numRuns: chooseSize(10, 100) });
  });

  it('is cut when it would not fit', async () => {
    const pdf = await draw({ payerName: 'W'.repeat(20_000), payerEmail: 'क'.repeat(5_000) });
    expect(pagesOfPdf(pdf)).toBe(1);
  });
});
