import { html, type Html } from '../inbox/web/html.js';
import { moment, sandboxPage } from '../inbox/web/page.js';
import type { Reply } from '../inbox/web/replies.js';
import type { Order, Payment } from './entities.js';
import type { Provider } from './provider.js';
import { quirksPanel } from './quirks-panel.js';
import { rupees } from './rupees.js';
import type { Delivery, Webhooks } from './webhooks.js';

const SHOWN_ROWS = 100;
const GOOD = ['paid', 'captured', 'delivered'];
const BAD = ['failed', 'given up'];

const state = (word: string) => {
  if (GOOD.includes(word)) return html`<span class="good">${word}</span>`;
  return BAD.includes(word) ? html`<span class="bad">${word}</span>` : html`${word}`;
};

const id = (text: string) => html`<code>${text}</code>`;
const at = (seconds: number) => moment(new Date(seconds * 1000));

const orderCells = (order: Order) => [
  id(order.id),
  html`${rupees(order.amount)}`,
  state(order.status),
  html`${order.attempts}`,
  html`${order.receipt ?? ''}`,
  at(order.created_at),
];

const paymentCells = (payment: Payment) => [
  id(payment.id),
  state(payment.status),
  id(payment.order_id),
  html`${payment.email}`,
  at(payment.created_at),
];

const deliveryCells = (delivery: Delivery) => [
  html`${delivery.event}`,
  state(delivery.state),
  html`${delivery.lastAnswer}`,
  html`${delivery.tries}`,
  id(delivery.paymentId),
  moment(delivery.at),
];

const table = (name: string, columns: readonly string[], rows: readonly (readonly Html[])[]) =>
  html`<h2>${name}</h2>
    <div class="table" tabindex="0" role="region" aria-label="${name}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      ${rows.length > 0 ? '' : html`<p class="empty">None yet.</p>`}
    </div>`;

const newest = <T>(list: readonly T[]) => list.slice(-SHOWN_ROWS).reverse();

/** Orders, payments and webhooks as they stand. */
export const overviewPage = ({ ledger, quirks }: Provider, { deliveries }: Webhooks): Reply => {
  const { orders, payments } = ledger;
  return sandboxPage({
    title: 'Payments',
    live: true,
    main: html`<div class="head">
        <h1>Payments</h1>
        <p role="status">${orders.length} orders, ${payments.length} payments</p>
      </div>
      ${quirksPanel(quirks)}
      <div data-live>
        ${table(
          'Orders',
          ['Order', 'Amount', 'State', 'Tries', 'Receipt', 'Made'],
          newest(orders).map(orderCells),
        )}
        ${table(
          'Payments',
          ['Payment', 'State', 'Order', 'Customer', 'Made'],
          newest(payments).map(paymentCells),
        )}
        ${table(
          'Webhooks',
          ['Event', 'State', 'Last answer', 'Tries', 'Payment', 'Made'],
          newest(deliveries).map(deliveryCells),
        )}
      </div>`,
  });
};
