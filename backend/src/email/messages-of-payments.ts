import type { EmailData } from '@portal/domain/email/index.js';
import { greeting, moment, rupees, type Block, type Writers } from './phrases.js';

const BANK_WAIT = 'Banks take 5 to 7 working days, as a rule, until they show the money.';

const FEE_AFTER_REFUND = {
  paid: 'Your test fee stays paid. Nothing changes for your tests.',
  'no-longer-paid':
    'Your test fee is no longer paid, so you can start no further test. The results that you have stay in your profile.',
  'not-paid': 'The payment did not count as your test fee, which is not paid.',
} as const;

const CREDITED = {
  refund: {
    lead: 'Money of your test fee went back to you. This is the credit note for it.',
    wait: BANK_WAIT,
  },
  chargeback: {
    lead: 'Your bank took the test fee back after a dispute. This is the credit note for it.',
    wait: 'The money is with your bank.',
  },
} as const;

type ChargebackDecided = EmailData['chargeback-decided'];

const CHARGEBACK_DECIDED: Readonly<Record<ChargebackDecided['outcome'], string>> = {
  lost: 'Your bank decided a dispute about this payment, and took the money back for you.',
  regained:
    'Your bank has changed its decision about this payment: the money that it had taken back is with us again.',
};

const FEE_REGAINED = {
  paid: 'Your test fee is paid. If you have paid it twice by this, we give one payment back.',
  'paid-again': 'So your test fee is paid again, and you can take the tests that you have left.',
} as const;

function feeAfterChargeback({ outcome, fee }: ChargebackDecided): string {
  if (fee === 'paid-again') return FEE_REGAINED[fee];
  if (fee === 'no-longer-paid') return `${FEE_AFTER_REFUND[fee]} You can pay the fee again.`;
  return outcome === 'regained' && fee === 'paid' ? FEE_REGAINED[fee] : FEE_AFTER_REFUND[fee];
}

const receiptsAt = (publicUrl: string): Block => ({
  button: 'See your receipts',
  to: `${publicUrl}/profile#receipts`,
});

export const OF_PAYMENTS = {
  'payment-receipt': (data, { company, publicUrl }) => ({
    subject: 'Receipt for your test fee',
    preheader: `${rupees(data.amountRupees)} received. You can now take the test.`,
    title: 'Your receipt',
    blocks: [
      greeting(data.name),
      'We have received your payment. You can now take the test.',
      {
        rows: [
          ['Receipt number', data.receipt],
          ['Paid to', company],
          ['Paid for', 'Skills test fee'],
          ['Amount', rupees(data.amountRupees)],
          ['Paid on', moment(data.paidOn)],
          ['Order', data.orderId],
          ['Payment', data.paymentId],
        ],
      },
      { button: 'Go to the test', to: `${publicUrl}/test` },
      'The receipt is attached as PDF, and is in your profile too. To ask about the payment, answer this mail and name the receipt’s number.',
    ],
    reason: 'You get this mail because you paid the test fee.',
  }),
  'credit-note': (data, { company, publicUrl }) => ({
    subject: 'Credit note for your test fee',
    preheader: `${rupees(data.amountRupees)} of your test fee went back.`,
    title: 'Your credit note',
    blocks: [
      greeting(data.name),
      CREDITED[data.cause].lead,
      {
        rows: [
          ['Credit note number', data.creditNote],
          ['For tax invoice', data.receipt],
          ['From', company],
          ['Amount', rupees(data.amountRupees)],
          ['Issued on', moment(data.issuedOn)],
          ['Payment', data.paymentId],
        ],
      },
      CREDITED[data.cause].wait,
      FEE_AFTER_REFUND[data.fee],
      'The credit note is attached as PDF, and is in your profile too, beside the receipt.',
      receiptsAt(publicUrl),
    ],
    reason: 'You get this mail because money of your test fee went back.',
  }),
  'refund-made': (data, { company, publicUrl }) => ({
    subject: `Your refund of ${rupees(data.amountRupees)}`,
    preheader: `${rupees(data.amountRupees)} went back to how you paid.`,
    title: 'Your refund',
    blocks: [
      greeting(data.name),
      `Money that you had paid went back to the account or card with which you paid. ${BANK_WAIT}`,
      {
        rows: [
          ['Amount', rupees(data.amountRupees)],
          ['From', company],
          ['Refund', data.refundId],
          ['Payment', data.paymentId],
          ['Date', moment(data.happenedOn)],
        ],
      },
      FEE_AFTER_REFUND[data.fee],
      receiptsAt(publicUrl),
      'If the money does not come, answer this mail and name the refund. Your bank can look for it by that name.',
    ],
    reason: 'You get this mail because money that you had paid went back.',
  }),
  'chargeback-decided': (data, { company, publicUrl }) => ({
    subject: 'Your bank decided about a payment',
    preheader: `${rupees(data.amountRupees)} ${data.outcome === 'lost' ? 'went back to you' : 'came back to us'}.`,
    title: 'A dispute about your payment',
    blocks: [
      greeting(data.name),
      CHARGEBACK_DECIDED[data.outcome],
      {
        rows: [
          ['Amount', rupees(data.amountRupees)],
          ['Paid to', company],
          ['Dispute', data.chargebackId],
          ['Payment', data.paymentId],
          ['Date', moment(data.happenedOn)],
        ],
      },
      feeAfterChargeback(data),
      receiptsAt(publicUrl),
      'If you did not ask your bank for this, answer this mail and name the payment.',
    ],
    reason: 'You get this mail because a bank decided a dispute about your payment.',
  }),
} satisfies Partial<Writers>;
