import type { Product } from './product.js';
import { aStudent } from './student.js';

/**
 * An order that its student has paid at the provider, with an event or without; no word of the
 * provider comes by itself.
 */
export async function anOrder(product: Product, { isTold }: { readonly isTold: boolean }) {
  const student = await aStudent(product);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${student.token}` };
  const send = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(product.url + path, init);
    return (await response.json()) as { order: { id: string } };
  };
  const { order } = await send('/create-order', {
    ...{ amount: 500, currency: 'INR', email: student.email },
  });
  const proof = product.provider.pay(order.id, { sendWebhooks: false });
  if (isTold) await send('/verify-payment', { ...proof, email: student.email });
  const [row] = await product.sql('SELECT id FROM payments WHERE order_id = $1', [order.id]);
  return { email: student.email, paymentId: String(row?.id) };
}
