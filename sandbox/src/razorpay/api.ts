import { json, type Reply } from '../inbox/web/replies.js';
import { firstOf, route, type Handle, type Request } from '../inbox/web/routes.js';
import type { Order } from './entities.js';
import { readNotes } from './order.js';
import type { Provider } from './provider.js';
import { authenticationFailed, unknownUrl } from './refusal.js';
import { fieldsOf } from './request-body.js';
import { isAuthorized } from './secrets.js';

const MAX_COUNT = 100;
const DEFAULT_COUNT = 10;

const collection = (items: readonly unknown[]): Reply =>
  json({ entity: 'collection', count: items.length, items });

const pageOf = <T>(items: readonly T[], query: URLSearchParams): readonly T[] => {
  const count = Math.min(Number(query.get('count')) || DEFAULT_COUNT, MAX_COUNT);
  const skip = Number(query.get('skip')) || 0;
  return items.slice(skip, skip + count);
};

const isWanted = (order: Order, query: URLSearchParams) =>
  (query.get('receipt') ?? order.receipt) === order.receipt &&
  order.created_at >= Number(query.get('from') ?? 0) &&
  order.created_at <= Number(query.get('to') ?? Infinity);

const listOrders = ({ ledger }: Provider, { searchParams }: Request['url']) => {
  const wanted = ledger.orders.filter((order) => isWanted(order, searchParams));
  return collection(pageOf(wanted.reverse(), searchParams));
};

const orderRoutes = (provider: Provider) => [
  route('POST', '/v1/orders', (request) => json(provider.createOrder(fieldsOf(request)))),
  route('GET', '/v1/orders', ({ url }) => listOrders(provider, url)),
  route('GET', '/v1/orders/:id', (_, id = '') => json(provider.ledger.order(id))),
  route('GET', '/v1/orders/:id/payments', (_, id = '') =>
    collection(provider.ledger.paymentsOf(provider.ledger.order(id))),
  ),
];

const paymentRoutes = (provider: Provider) => [
  route('GET', '/v1/payments/:id', (_, id = '') => json(provider.ledger.payment(id))),
  route('POST', '/v1/payments/:id/capture', (request, id = '') =>
    json(provider.capture(id, Number(fieldsOf(request).amount))),
  ),
  route('POST', '/v1/payments/:id/refund', (request, id = '') => {
    const { amount, notes } = fieldsOf(request);
    return json(
      provider.refund(id, amount === undefined ? undefined : Number(amount), readNotes(notes)),
    );
  }),
];

/** Razorpay's REST calls: everything under /v1 that asks for the key and its secret. */
export const apiRoutes = (provider: Provider, keyId: string, keySecret: string): Handle => {
  const routes = firstOf([...orderRoutes(provider), ...paymentRoutes(provider)]);
  return (request) => {
    if (!request.url.pathname.startsWith('/v1/')) return undefined;
    if (!isAuthorized(request.headers.authorization, keyId, keySecret)) {
      return authenticationFailed();
    }
    return routes(request) ?? unknownUrl();
  };
};
