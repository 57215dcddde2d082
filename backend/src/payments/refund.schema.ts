import type { Refund } from '@portal/domain/payments/index.js';
import { EntitySchema } from 'typeorm';

export const RefundSchema = new EntitySchema<Refund>({
  name: 'Refund',
  tableName: 'refunds',
  columns: {
    id: { type: 'uuid', primary: true },
    paymentId: { name: 'payment_id', type: 'uuid' },
    providerPaymentId: { name: 'provider_payment_id', type: 'text' },
    amount: { type: 'int' },
    state: { type: 'text' },
    providerId: { name: 'provider_id', type: 'text', nullable: true, unique: true },
    reason: { type: 'text' },
    speed: { type: 'text', default: 'normal' },
    speedProcessed: { name: 'speed_processed', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    checkAt: { name: 'check_at', type: 'timestamptz', nullable: true },
  },
});
