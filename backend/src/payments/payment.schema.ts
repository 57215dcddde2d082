import type { Payment } from '@portal/domain/payments/index.js';
import { EntitySchema } from 'typeorm';

export const PaymentSchema = new EntitySchema<Payment>({
  name: 'Payment',
  tableName: 'payments',
  columns: {
    id: { type: 'uuid', primary: true },
    studentId: { name: 'student_id', type: 'uuid' },
    receipt: { type: 'text', unique: true },
    orderId: { name: 'order_id', type: 'text', nullable: true, unique: true },
    paymentId: { name: 'payment_id', type: 'text', nullable: true },
    amount: { type: 'int' },
    currency: { type: 'text' },
    state: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    paidAt: { name: 'paid_at', type: 'timestamptz', nullable: true },
    attempts: { type: 'jsonb', default: [] },
    flag: { type: 'text', nullable: true },
    offeredAt: { name: 'offered_at', type: 'timestamptz', nullable: true },
    replacedAt: { name: 'replaced_at', type: 'timestamptz', nullable: true },
    askedUntil: { name: 'asked_until', type: 'timestamptz', nullable: true },
    claimedPaymentId: { name: 'claimed_payment_id', type: 'text', nullable: true },
    claimedAt: { name: 'claimed_at', type: 'timestamptz', nullable: true },
    checks: { type: 'int', default: 0 },
    checkAt: { name: 'check_at', type: 'timestamptz', nullable: true },
  },
});
