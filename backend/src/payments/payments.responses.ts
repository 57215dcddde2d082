import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const receiptFile = {
  media: 'application/pdf',
  headers: ['Content-Disposition'],
  refuses: [404],
} as const;

export const PAYMENTS_RESPONSES: AreaResponses = {
  'POST /create-order': {
    summary: 'The order that the student is to pay, ready for checkout; its amount is in paise',
    answer: tells({
      order: z.object({ id: z.string(), amount: z.int(), currency: z.string() }),
      keyId: z.string(),
      checkoutUrl: z.url(),
    }),
    refuses: [404, 409],
  },
  'POST /verify-payment': {
    summary: 'Takes what checkout hands over, and marks the student Paid once the money was taken',
    answer: tells({ logId: z.string() }),
    pending: z.object({
      success: z.literal(false),
      message: z.string(),
      error: z.string(),
      code: z.literal('payment_pending'),
      logId: z.string(),
    }),
    refuses: [404],
  },
  'POST /api/payments/webhook': {
    summary: 'Keeps an event of the payment provider, signed by it',
    takesHeaders: ['X-Razorpay-Signature', 'X-Razorpay-Event-Id'],
  },
  'POST /api/payments/return': {
    summary: 'Takes checkout’s proof from a browser that it sends back, and leads to the page',
    takesUrlEncoded: true,
    media: 'text/html',
    refuses: [303],
  },
  'POST /api/payments/check': {
    summary: 'Asks the provider what became of the own payment',
    answer: tells({
      outcome: z.enum(['paid', 'pending', 'unpaid']),
      references: z.array(z.string()),
    }),
  },
  'GET /api/payments/invoice-state': {
    summary: 'Whether a State is asked for the tax invoice, and which one is on record',
    answer: tells({
      isAsked: z.boolean(),
      state: z.string().nullable(),
      states: z.array(z.string()),
    }),
    refuses: [404],
  },
  'PUT /api/payments/invoice-state': {
    summary: 'Names the State for the tax invoice; an empty one takes it away',
    answer: tells({}),
    refuses: [404],
  },
  'GET /api/payments': {
    summary: 'The newest payments; amounts in rupees',
    answer: tells({
      payments: z.array(
        z.object({
          _id: z.uuid(),
          orderId: z.string().nullable(),
          paymentId: z.string().nullable(),
          customerName: z.string(),
          customerEmail: z.string(),
          amount: z.number(),
          status: z.string(),
          createdAt: moment,
        }),
      ),
    }),
  },
  'GET /api/receipts': {
    summary: 'The own receipts, newest first; amounts in paise',
    answer: tells({
      receipts: z.array(
        z.object({
          number: z.string(),
          issuedAt: moment,
          amount: z.int(),
          refunded: z.int(),
          creditNotes: z.array(z.object({ number: z.string(), issuedAt: moment, amount: z.int() })),
        }),
      ),
    }),
  },
  'GET /api/receipts/:number/pdf': { summary: 'An own receipt as a PDF', ...receiptFile },
  'GET /api/admin/receipts/:number/pdf': {
    summary: "A student's receipt as a PDF",
    ...receiptFile,
  },
  'GET /api/credit-notes/:number/pdf': { summary: 'An own credit note as a PDF', ...receiptFile },
  'GET /api/admin/credit-notes/:number/pdf': {
    summary: "A student's credit note as a PDF",
    ...receiptFile,
  },
  'GET /api/admin/gst/:year': {
    summary:
      'GST of a financial year such as 26-27, by month and State, from invoices and credit notes',
    media: 'text/csv',
    headers: ['Content-Disposition'],
    refuses: [404],
  },
  'GET /api/admin/money/:month': {
    summary: 'The money of each day of a month such as 2026-11, by the clocks of India, in rupees',
    media: 'text/csv',
    headers: ['Content-Disposition'],
    refuses: [404],
  },
  'POST /api/admin/settlements/:id/decide': {
    summary: 'Keeps what was found of a difference between the books, with a note',
    refuses: [404, 409],
  },
  'POST /api/admin/payments/:id/check': {
    summary: 'Asks the provider how a payment stands',
    answer: tells({ state: z.string() }),
    refuses: [409],
  },
  'POST /api/admin/payments/:id/refund': {
    summary: 'Gives back what was paid',
    answer: tells({ refundId: z.uuid() }),
    refuses: [409],
  },
};
