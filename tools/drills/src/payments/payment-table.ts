import { isPaymentRowGood, type PaymentRow } from './payment-drills.js';

const NAMES = ['asked', 'paid there', 'Paid here', 'receipts', 'attempts wrong', 'charged twice'];
const WHO = 'product'.length;
const WHAT = 62;

const line = (what: string, who: string, cells: readonly string[], words: string): string =>
  [
    what.padEnd(WHAT),
    who.padEnd(WHO),
    ...cells.map((cell, at) => cell.padStart(NAMES[at]?.length ?? 0)),
    words,
  ]
    .join('  ')
    .trimEnd();

export const PAYMENT_HEAD = line('what', 'who', NAMES, '');

function verdictOf(row: PaymentRow): string {
  const isGood = isPaymentRowGood(row);
  if (row.system === 'product') return isGood ? 'kept' : 'BROKEN';
  return isGood ? 'bites' : 'NO BITE';
}

/** One line of plain text. */
export function paymentRowOf(row: PaymentRow): string {
  const { drill, system, sizes, report } = row;
  const { asked, paidThere, paidHere, receipts, attemptsWrong, chargedTwice } = report;
  const numbers = [asked, paidThere, paidHere, receipts, attemptsWrong, chargedTwice].map(String);
  const words = [...report.broken, ...(system === 'product' ? report.notes : [])].join('; ');
  return line(drill.what(sizes), system, numbers, `${verdictOf(row)}  ${words}`);
}
