import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const receiptFile = {
  media: 'application/pdf',
} as const;

export const PAYMENTS_RESPONSES: AreaResponses = {
  'POST /create-order': tells({
    order: z.object({ id: z.string(), amount: z.int(), currency: z.string() }),
    keyId: z.string(),
    checkoutUrl: z.url(),
  }),
  'POST /verify-payment': {
    answer: tells({ logId: z.string() }),
    pending: z.object({
      success: z.literal(false),
      message: z.string(),
      error: z.string(),
      code: z.literal('payment_pending'),
      logId: z.string(),
    }),
  },
  'POST /api/payments/return': {
    takesUrlEncoded: true,
    media: 'text/html',
  },
  'POST /api/payments/check': tells({
    outcome: z.enum(['paid', 'pending', 'unpaid']),
    references: z.array(z.string()),
  }),
  'GET /api/payments/invoice-state': tells({
    isAsked: z.boolean(),
    state: z.string().nullable(),
    states: z.array(z.string()),
  }),
  'PUT /api/payments/invoice-state': tells(),
  'GET /api/payments': tells({
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
  'GET /api/receipts': tells({
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
  'GET /api/receipts/:number/pdf': receiptFile,
  'GET /api/admin/receipts/:number/pdf': receiptFile,
  'GET /api/credit-notes/:number/pdf': receiptFile,
  'GET /api/admin/credit-notes/:number/pdf': receiptFile,
  'GET /api/admin/gst/:year': { media: 'text/csv' },
  'GET /api/admin/money/:month': { media: 'text/csv' },
  'POST /api/admin/payments/:id/check': tells({ state: z.string() }),
  'POST /api/admin/payments/:id/refund': tells({ refundId: z.uuid() }),
};
