import { html } from '../inbox/web/html.js';
import { htmlPage, type Reply } from '../inbox/web/replies.js';
import type { Order } from './entities.js';
import type { Provider } from './provider.js';
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

export const popupPage = ({ ledger }: Provider, orderId: string): Reply => {
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
