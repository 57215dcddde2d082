import { json, type Reply } from '../inbox/web/replies.js';
import { firstOf, route, type Handle, type Request } from '../inbox/web/routes.js';
import type { Order } from './entities.js';
import { readNotes } from './order.js';
import type { RefundWish } from './refund.js';
import { reported } from './settlement.js';
import type { Provider } from './provider.js';
import { authenticationFailed, unknownUrl } from './provider-error.js';
import { fieldsOf } from './request-body.js';
import { isAuthorized } from './secrets.js';

const MAX_COUNT = 100;
/** The report of settlements has longer pages. */
const MAX_LINES = 1_000;
const DEFAULT_COUNT = 10;

/** The answer of a proxy when the API behind it is away. */
const BAD_GATEWAY: Reply = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
};

const collection = (items: readonly unknown[]): Reply =>
  json({ entity: 'collection', count: items.length, items });

const pageOf = <T>(items: readonly T[], query: URLSearchParams, most = MAX_COUNT): readonly T[] => {
  const count = Math.min(Number(query.get('count')) || DEFAULT_COUNT, most);
  const skip = Number(query.get('skip')) || 0;
  return items.slice(skip, skip + count);
};

const isWithin = ({ created_at: at }: { readonly created_at: number }, query: URLSearchParams) =>
  at >= Number(query.get('from') ?? 0) && at <= Number(query.get('to') ?? Infinity);

/** A page of what was made in the time asked for, newest first. */
const listed = (
  items: readonly { readonly created_at: number }[],
  { searchParams }: Request['url'],
) => {
  const wanted = items.filter((item) => isWithin(item, searchParams));
  return collection(pageOf(wanted.reverse(), searchParams));
};

const hasReceipt = ({ receipt }: Order, wanted: string | null) =>
  wanted === null || receipt === wanted;

const readWish = ({
  amount,
  notes,
  receipt,
  speed,
}: Readonly<Record<string, unknown>>): RefundWish => ({
  ...(amount === undefined ? {} : { amount: Number(amount) }),
  notes: readNotes(notes),
  receipt: typeof receipt === 'string' ? receipt : null,
  ...(speed === 'optimum' ? { speed } : {}),
});

const orderRoutes = (provider: Provider, { ledger } = provider) => [
  route('POST', '/v1/orders', (request) => json(provider.createOrder(fieldsOf(request)))),
  route('GET', '/v1/orders', ({ url }) => {
    const receipt = url.searchParams.get('receipt');
    return listed(
      ledger.all('order').filter((order) => hasReceipt(order, receipt)),
      url,
    );
  }),
  route('GET', '/v1/orders/:id', (_, id = '') => json(ledger.find('order', id))),
  route('GET', '/v1/orders/:id/payments', (_, id = '') => {
    const order = ledger.find('order', id);
    return collection(ledger.all('payment').filter(({ order_id }) => order_id === order.id));
  }),
];

const paymentRoutes = (provider: Provider, { ledger } = provider) => [
  route('GET', '/v1/payments/:id', (_, id = '') => json(ledger.find('payment', id))),
  route('POST', '/v1/payments/:id/capture', (request, id = '') =>
    json(provider.capture(id, Number(fieldsOf(request).amount))),
  ),
  route('GET', '/v1/payments', ({ url }) => listed(ledger.all('payment'), url)),
  route('GET', '/v1/refunds', ({ url }) => listed(ledger.all('refund'), url)),
  route('GET', '/v1/payments/:id/refunds', ({ url }, id = '') => {
    const payment = ledger.find('payment', id);
    const refunds = ledger.all('refund').filter(({ payment_id }) => payment_id === payment.id);
    return collection(pageOf(refunds, url.searchParams));
  }),
  route('POST', '/v1/payments/:id/refund', (request, id = '') =>
    json(provider.refund(id, readWish(fieldsOf(request)))),
  ),
];

const bankRoutes = ({ ledger }: Provider) => [
  route('GET', '/v1/disputes', ({ url }) => listed(ledger.all('dispute'), url)),
  route('GET', '/v1/settlements/recon/combined', ({ url: { searchParams } }) =>
    collection(pageOf(reported(ledger, searchParams), searchParams, MAX_LINES)),
  ),
  route('GET', '/v1/settlements', ({ url }) =>
    listed(
      ledger.all('settlement').map(({ lines: _lines, ...settlement }) => settlement),
      url,
    ),
  ),
];

export const apiRoutes = (provider: Provider, keyId: string, keySecret: string): Handle => {
  const routes = firstOf([
    ...orderRoutes(provider),
    ...paymentRoutes(provider),
    ...bankRoutes(provider),
  ]);
  return (request) => {
    if (!request.url.pathname.startsWith('/v1/')) return undefined;
    if (!isAuthorized(request.headers.authorization, keyId, keySecret)) {
      return authenticationFailed();
    }
    const { api } = provider.faults;
    if (api === 'hangs') return new Promise(() => undefined);
    return api === 'html' ? BAD_GATEWAY : (routes(request) ?? unknownUrl());
  };
};
