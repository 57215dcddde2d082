import { json, script, styles } from '../inbox/web/replies.js';
import { firstOf, route, type Handle, type Request } from '../inbox/web/routes.js';
import { popupPage } from './checkout-page.js';
import { returnPage } from './return-page.js';
import type { Payment } from './entities.js';
import { readNotes } from './order.js';
import type { Customer } from './payment.js';
import type { Provider } from './provider.js';
import { ProviderError } from './provider-error.js';
import { fieldsOf } from './request-body.js';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const readCustomer = (request: Request, keyId: string): Customer => {
  const fields = fieldsOf(request);
  if (fields.key !== keyId) throw new ProviderError('The api key provided is invalid', 'key', 401);
  return {
    email: asText(fields.email),
    contact: asText(fields.contact),
    description: asText(fields.description) || null,
    notes: readNotes(fields.notes),
  };
};

/** What `payment.failed` handlers of the page get. */
const failureOf = (payment: Payment) => ({
  error: {
    code: payment.error_code,
    description: payment.error_description,
    source: payment.error_source,
    step: payment.error_step,
    reason: payment.error_reason,
    metadata: { order_id: payment.order_id, payment_id: payment.id },
  },
});

export const checkoutRoutes = (provider: Provider, keyId: string): Handle =>
  firstOf([
    route('GET', '/v1/checkout.js', () => script('razorpay/browser/checkout.js')),
    route('GET', '/v1/checkout/popup.js', () => script('razorpay/browser/popup.js')),
    route('GET', '/v1/checkout/popup.css', () => styles('razorpay/browser/popup.css')),
    route('GET', '/v1/checkout/return.js', () => script('razorpay/browser/return.js')),
    route('GET', '/v1/checkout/return', ({ url }) => returnPage(url.searchParams)),
    route('GET', '/v1/checkout/popup', ({ url }) =>
      popupPage(provider, url.searchParams.get('order_id') ?? ''),
    ),
    route('POST', '/v1/checkout/orders/:id/pay', (request, id = '') =>
      json(provider.pay(id, readCustomer(request, keyId))),
    ),
    route('POST', '/v1/checkout/orders/:id/fail', (request, id = '') =>
      json(failureOf(provider.fail(id, readCustomer(request, keyId)))),
    ),
  ]);
