import { json, seeOther, type Reply } from '../inbox/web/replies.js';
import { firstOf, route, type Handle, type Request } from '../inbox/web/routes.js';
import { DISPUTE_STEPS } from './dispute.js';
import { readFaults } from './faults.js';
import { fieldsOf } from './request-body.js';
import type { Provider, DeliveryOptions } from './provider.js';

/** `?sendWebhooks=false` keeps it from the product. */
const deliveryOf = ({ url }: Request): DeliveryOptions => {
  const wish = url.searchParams.get('sendWebhooks');
  return wish === null ? {} : { sendWebhooks: wish !== 'false' };
};

/** A form on the overview page returns to that page; other callers get JSON. */
const afterForm = ({ headers }: Request, value: unknown): Reply =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? seeOther('/')
    : json(value);

const disputeRoutes = (provider: Provider): readonly Handle[] => [
  route('POST', '/sandbox/payments/:id/dispute', (request, id = '') =>
    afterForm(request, provider.dispute(id, undefined, deliveryOf(request))),
  ),
  ...DISPUTE_STEPS.map((step) =>
    route('POST', `/sandbox/disputes/:id/${step}`, (request, id = '') =>
      afterForm(request, provider.stepDispute(id, step, deliveryOf(request))),
    ),
  ),
];

/** What the customer and the bank do, for tests without a browser; Razorpay has no such calls. */
export const sandboxRoutes = (provider: Provider): Handle =>
  firstOf([
    ...disputeRoutes(provider),
    route('POST', '/sandbox/settle', (request) => afterForm(request, provider.settle())),
    // The checkout's own buttons call these two.
    route('POST', '/sandbox/orders/:id/pay-again', (request, id = '') =>
      json(provider.payAgain(id, deliveryOf(request))),
    ),
    route('POST', '/sandbox/payments/:id/succeed-late', (request, id = '') =>
      json(provider.succeedLate(id, deliveryOf(request))),
    ),
    route('PUT', '/sandbox/faults', (request) => {
      provider.injectFaults(readFaults(fieldsOf(request)));
      return json(provider.faults);
    }),
  ]);
