import { html, type Html } from '../inbox/web/html.js';
import { moment, sandboxPage } from '../inbox/web/page.js';
import type { Reply } from '../inbox/web/replies.js';
import { DISPUTE_STEPS, isUndecided } from './dispute.js';
import type { Provider } from './provider.js';
import { rupees } from './rupees.js';
import type { Webhooks } from './webhooks.js';

const SHOWN_ROWS = 100;

/** Times are seconds, and amounts paise, as Razorpay has them. */
function cell(field: string, value: unknown): Html {
  if (value instanceof Date) return moment(value);
  if (/_(at|by)$/.test(field)) return moment(new Date(Number(value) * 1000));
  return html`${field === 'amount' ? rupees(Number(value)) : String(value)}`;
}

const button = (path: string, words: string): Html =>
  html`<form method="post" action="/sandbox/${path}"><button>${words}</button></form>`;

/** The newest rows. @param buttons what the bank can do about a row */
const table = <Row extends object>(
  name: string,
  rows: readonly Row[],
  fields: readonly (keyof Row & string)[],
  buttons: (row: Row) => readonly Html[] = () => [],
): Html =>
  html`<h2>${name}</h2>
    <div class="table" tabindex="0" role="region" aria-label="${name}">
      <table>
        <thead>
          <tr>
            ${fields.map((field) => html`<th scope="col">${field}</th>`)}
            <th scope="col">bank</th>
          </tr>
        </thead>
        <tbody>
          ${rows
            .slice(-SHOWN_ROWS)
            .reverse()
            .map(
              (row) =>
                html`<tr>
                  ${fields.map((field) => html`<td>${cell(field, row[field])}</td>`)}
                  <td>${buttons(row)}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>`;

export function overviewPage({ ledger }: Provider, { deliveries }: Webhooks): Reply {
  const [orders, payments] = [ledger.all('order'), ledger.all('payment')];
  return sandboxPage({
    title: 'Payments',
    live: true,
    main: html`<div class="head">
        <h1>Payments</h1>
        <p role="status">${orders.length} orders, ${payments.length} payments</p>
        ${button('settle', 'Settle')}
      </div>
      <div data-live>
        ${table('Orders', orders, ['id', 'amount', 'status', 'attempts', 'created_at'])}
        ${table(
          'Payments',
          payments,
          ['id', 'status', 'order_id', 'email', 'created_at'],
          (payment) =>
            payment.captured ? [button(`payments/${payment.id}/dispute`, 'Dispute')] : [],
        )}
        ${table(
          'Disputes',
          ledger.all('dispute'),
          ['id', 'status', 'amount', 'payment_id', 'respond_by'],
          (dispute) =>
            isUndecided(dispute)
              ? DISPUTE_STEPS.map((step) => button(`disputes/${dispute.id}/${step}`, step))
              : [],
        )}
        ${table('Settlements', ledger.all('settlement'), ['id', 'status', 'amount', 'utr', 'created_at'])}
        ${table('Webhooks', deliveries, ['event', 'state', 'lastAnswer', 'tries', 'paymentId', 'at'])}
      </div>`,
  });
}
