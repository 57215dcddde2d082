import { html, type Html } from '../inbox/web/html.js';
import { moment, sandboxPage } from '../inbox/web/page.js';
import type { Reply } from '../inbox/web/replies.js';
import { DISPUTE_STEPS, isUndecided } from './dispute.js';
import type { Dispute, Order, Payment, Settlement } from './entities.js';
import type { Provider } from './provider.js';
import { rupees } from './rupees.js';
import type { Delivery, Webhooks } from './webhooks.js';

const SHOWN_ROWS = 100;
const GOOD = ['processed', 'paid', 'captured', 'delivered', 'won'];
const BAD = ['failed', 'given up', 'lost'];

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

const doing = (path: string, words: string) =>
  html`<form method="post" action="${path}"><button type="submit">${words}</button></form>`;

const paymentCells = (payment: Payment) => [
  id(payment.id),
  state(payment.status),
  id(payment.order_id),
  html`${payment.email}`,
  at(payment.created_at),
  payment.captured ? doing(`/sandbox/payments/${payment.id}/dispute`, 'Dispute') : html``,
];

const STEPS = {
  under_review: 'Review',
  action_required: 'Ask for more',
  won: 'Won',
  lost: 'Lost',
  closed: 'Close',
};

const disputeCells = (dispute: Dispute) => [
  id(dispute.id),
  state(dispute.status),
  html`${rupees(dispute.amount)}`,
  id(dispute.payment_id),
  at(dispute.respond_by),
  isUndecided(dispute)
    ? html`<div class="doings">
        ${DISPUTE_STEPS.map((step) => doing(`/sandbox/disputes/${dispute.id}/${step}`, STEPS[step]))}
      </div>`
    : html``,
];

const settlementCells = (settlement: Settlement) => [
  id(settlement.id),
  state(settlement.status),
  html`${rupees(settlement.amount)}`,
  id(settlement.utr),
  html`${settlement.lines.length}`,
  at(settlement.created_at),
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

export const overviewPage = ({ ledger }: Provider, { deliveries }: Webhooks): Reply => {
  const [orders, payments] = [ledger.all('order'), ledger.all('payment')];
  return sandboxPage({
    title: 'Payments',
    live: true,
    main: html`<div class="head">
        <h1>Payments</h1>
        <p role="status">${orders.length} orders, ${payments.length} payments</p>
      </div>
      <div data-live>
        ${table(
          'Orders',
          ['Order', 'Amount', 'State', 'Tries', 'Receipt', 'Made'],
          newest(orders).map(orderCells),
        )}
        ${table(
          'Payments',
          ['Payment', 'State', 'Order', 'Customer', 'Made', 'Bank'],
          newest(payments).map(paymentCells),
        )}
        ${table(
          'Disputes',
          ['Dispute', 'State', 'Amount', 'Payment', 'Answer by', 'Bank'],
          newest(ledger.all('dispute')).map(disputeCells),
        )}
        ${table(
          'Settlements',
          ['Settlement', 'State', 'Amount', 'Bank reference', 'Lines', 'Made'],
          newest(ledger.all('settlement')).map(settlementCells),
        )}
        ${doing('/sandbox/settle', 'Settle')}
        ${table(
          'Webhooks',
          ['Event', 'State', 'Last answer', 'Tries', 'Payment', 'Made'],
          newest(deliveries).map(deliveryCells),
        )}
      </div>`,
  });
};
