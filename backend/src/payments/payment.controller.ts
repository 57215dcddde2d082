import { Body, Controller, Get, HttpStatus, Inject, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  createOrder,
  PaymentPending,
  verifyPayment,
  PAISE_PER_RUPEE,
  type Payment,
  statusOf,
} from '@portal/domain/payments/index.js';
import { CURRENCY } from '@portal/domain/settings/index.js';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { noteRows } from '../audit/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Access, Shows, Post, RUN, type Run } from '../platform/http/handler.js';
import { refusalOf } from '../platform/http/error.filter.js';
import { textOrEmpty, textOrNone } from '../platform/http/input.js';
import {
  CurrentAdmin,
  CurrentStudent,
  rejectOthersEmail,
  type AdminCaller,
  type StudentCaller,
} from '../platform/security/caller.js';

const MOST_ROWS = 100;

const NEWEST = `
  SELECT payment.id AS "_id", order_id AS "orderId", payment_id AS "paymentId",
    name AS "customerName", email AS "customerEmail", amount, state,
    payment.created_at AS "createdAt"
  FROM payments AS payment JOIN students ON students.id = student_id
  ORDER BY payment.created_at DESC, payment.id LIMIT ${MOST_ROWS}`;

type Row = Pick<Payment, 'amount' | 'state'> & Readonly<Record<string, unknown>>;

/** The newest payments in the specification's form; amounts in rupees. */
async function newestPayments(dataSource: DataSource) {
  const rows = await dataSource.query<Row[]>(NEWEST);
  return rows.map(({ state, amount, ...row }) => ({
    ...row,
    amount: amount / PAISE_PER_RUPEE,
    status: statusOf({ state }),
  }));
}

const orderBody = z.object({
  amount: z.number('Please enter an amount'),
  termsVersion: z.int32('Please name the version of the terms').optional(),
  currency: textOrEmpty.transform((currency) => currency || CURRENCY),
  customerInfo: z.object({ email: textOrNone }).optional(),
});

const proofBody = z.object({
  razorpay_order_id: textOrEmpty,
  razorpay_payment_id: textOrEmpty,
  razorpay_signature: textOrEmpty,
  email: textOrNone,
});

@Controller()
export class PaymentController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  @Access('student')
  @Post('create-order')
  async createOrder(
    @Body({ schema: orderBody }) body: z.infer<typeof orderBody>,
    @CurrentStudent() student: StudentCaller,
  ) {
    const { amount, currency, customerInfo, termsVersion } = body;
    rejectOthersEmail(student, customerInfo?.email);
    const { studentId } = student;
    const order = await this.run(createOrder, { studentId, amount, currency, termsVersion });
    const { RAZORPAY_KEY_ID: keyId, RAZORPAY_CHECKOUT_URL: checkoutUrl } = this.config;
    return { success: true, order, keyId, checkoutUrl };
  }

  @Access('student')
  @Post('verify-payment')
  async verifyPayment(
    @Body({ schema: proofBody }) body: z.infer<typeof proofBody>,
    @CurrentStudent() student: StudentCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    rejectOthersEmail(student, body.email);
    const { logId, outcome } = await this.run(verifyPayment, student.studentId, {
      orderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    });
    if (outcome === 'paid') return { success: true, logId };
    void reply.status(HttpStatus.ACCEPTED);
    return { ...refusalOf(new PaymentPending()).body, logId };
  }

  @Access('admin', { roles: ['support', 'finance'] })
  @Shows('rows')
  @Get('api/payments')
  async list(@CurrentAdmin() admin: AdminCaller) {
    const payments = await newestPayments(this.dataSource);
    await noteRows(this.dataSource, admin, {
      resource: 'payments',
      filter: {},
      count: payments.length,
    });
    return { success: true, payments };
  }
}
