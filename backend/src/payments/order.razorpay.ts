import { z } from 'zod';
import { ORDER_ID } from './client.razorpay.js';

export const orderSchema = z.object({
  id: z.string().regex(ORDER_ID),
  amount: z.coerce.number().int(),
  status: z.string(),
  amount_paid: z.coerce.number().int(),
  amount_due: z.coerce.number().int(),
});

/** Whether the provider calls an order paid. The payment may be higher (the customer pays the fee) or lower (an offer).
 * */
export const isOrderPaid = (order: z.infer<typeof orderSchema>): boolean =>
  order.status === 'paid' && order.amount_due === 0 && order.amount_paid > 0;
