import { json, script, styles, htmlPage, type Reply } from '../inbox/web/replies.js';
import { firstOf, route, type Handle, type Request } from '../inbox/web/routes.js';
import type { Payment, Order } from './entities.js';
import { readNotes } from './order.js';
import type { Customer } from './payment.js';
import type { Provider } from './provider.js';
import { ProviderError } from './provider-error.js';
import { fieldsOf } from './request-body.js';
import { html } from '../inbox/web/html.js';
import { rupees } from './rupees.js';

const notice = (text: string) =>
  html`<p class="notice" role="alert">${text}</p>
    <button type="button" class="pay" data-do="dismiss">Close</button>`;

const TRIALS: Readonly<Record<string, string>> = {
  fail: 'Fail this payment',
  recover: 'Fail, then go through',
  late: 'Fail, go through afterwards',
  twice: 'Pay, and be charged twice',
  lose: 'Pay, then lose the page',
};

const choices = (order: Order) =>
  html`<p class="methods">UPI QR or app<span id="collect">, UPI ID</span>, card, net banking</p>
    <button type="button" class="pay" data-do="pay">Pay ${rupees(order.amount)}</button>
    <p class="label" id="trials">Or try what can go wrong</p>
    <div class="trials" role="group" aria-labelledby="trials">
      ${Object.entries(TRIALS).map(
        ([what, words]) => html`<button type="button" data-do="${what}">${words}</button>`,
      )}
    </div>`;

const bodyFor = (order: Order | undefined) => {
  if (!order) return notice('This order does not exist.');
  if (order.status === 'paid') return notice('This order is already paid.');
  return choices(order);
};

const popupPage = ({ ledger }: Provider, orderId: string): Reply => {
  const order = ledger.all('order').find(({ id }) => id === orderId);
  return htmlPage(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Payment</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/v1/checkout/popup.css" />
          <script type="module" src="/v1/checkout/popup.js"></script>
        </head>
        <body>
          <div
            role="dialog"
            aria-modal="true"
            aria-labelledby="merchant"
            aria-describedby="amount"
            data-order="${orderId}"
          >
            <header>
              <div>
                <h1 id="merchant">Payment</h1>
                <p id="description"></p>
              </div>
              <button type="button" class="close" data-do="dismiss" aria-label="Close">✕</button>
            </header>
            <main>
              <p class="amount" id="amount">${order ? rupees(order.amount) : ''}</p>
              <p class="customer" id="customer"></p>
              <p class="error" role="alert" hidden></p>
              ${bodyFor(order)}
            </main>
            <footer>Sandbox: no money moves.</footer>
          </div>
        </body>
      </html>`,
  );
};

/** Nothing but to send the form there. */
const policyFor = (to: string) =>
  `default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; ` +
  `form-action ${new URL(to).origin}`;

/** A page that sends the browser back to the shop by a form, as Razorpay's does with `redirect`. */
function returnPage(asked: URLSearchParams): Reply {
  const to = asked.get('to') ?? '';
  if (!/^https?:/.test(to))
    throw new ProviderError('The callback_url is no address.', 'callback_url');
  const fields = [...asked].filter(([name]) => name !== 'to');
  return htmlPage(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Payment</title>
          <link rel="icon" href="data:," />
          <script type="module" src="/v1/checkout/return.js"></script>
        </head>
        <body>
          <main>
            <h1>Back to the shop</h1>
            <form method="post" action="${to}">
              ${fields.map(
                ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
              )}
              <button>Continue</button>
            </form>
          </main>
        </body>
      </html>`,
    policyFor(to),
  );
}

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
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined by the bank. Try another payment method.',
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
