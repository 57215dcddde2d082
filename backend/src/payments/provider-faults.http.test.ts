import { askForOrder, orderOf } from '../testing/orders.js';
import { json, PASSING, ProviderProxy, type Way } from '../testing/provider-proxy.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const proxy = await new ProviderProxy(portal.razorpay.apiUrl).start();
const replica = await portal.addReplica({ RAZORPAY_API_URL: proxy.url });

afterEach(() => {
  proxy.way = PASSING;
});

afterAll(() => proxy.stop());

const fails = async ({ client }: SignedIn) => {
  const { status, headers, body } = await askForOrder(client);
  expect([status, body]).toMatchObject([
    503,
    { success: false, message: 'Failed to create order', code: 'gateway_failed' },
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

const receiptOf = async ({ student }: SignedIn): Promise<string> => {
  const sql = 'SELECT receipt FROM payments WHERE student_id = $1';
  const rows = await portal.dataSource.query<{ receipt: string }[]>(sql, [student.id]);
  return rows[0]!.receipt;
};

const ordersAtProvider = async (one: SignedIn): Promise<number> => {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = portal.config;
  const Authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const url = `${portal.razorpay.apiUrl}/v1/orders?receipt=${await receiptOf(one)}`;
  const { items } = (await (await fetch(url, { headers: { Authorization } })).json()) as {
    items: unknown[];
  };
  return items.length;
};

const HTML = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const ERROR = JSON.stringify({
  error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
});

const HANGING: readonly Way[] = [
  () => undefined,
  (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"id'),
];

const FAULTS: readonly (readonly [string, Way])[] = [
  ['hangs up', (request) => request.socket.destroy()],
  ['refuses', (_, response) => json(response, ERROR, 401)],
  ['wants us to wait', (_, response) => json(response, ERROR, 429)],
  [
    'answers with a page of error',
    (_, response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end(HTML),
  ],
  [
    'answers with a page and OK',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(HTML),
  ],
  ['answers with half of its JSON', (_, response) => json(response, '{"id":"order_')],
  ['answers null', (_, response) => json(response, 'null')],
  ['answers with nothing', (_, response) => json(response, '')],
  [
    'answers with an id that is none',
    (_, response) => json(response, '{"id":"<b>","amount":50000}'),
  ],
  [
    'makes an order of another amount',
    (_, response) =>
      json(response, '{"id":"order_ABCDEFGHIJKLMN","amount":1,"currency":"INR","items":[null]}'),
  ],
];

describe.each(FAULTS)('When the provider %s', (_, way) => {
  it('says so by itself, and the next call gives an order', async () => {
    const { token, student } = await signedInStudent(portal);
    const one = { token, student, client: replica.client.as(token) };
    proxy.way = way;
    await fails(one);
    await fails(one);
    proxy.way = PASSING;
    const order = await orderOf(one);
    expect(order).toMatchObject({ amount: 50_000, currency: 'INR' });
    expect(await orderOf(one)).toEqual(order);
    expect(await ordersAtProvider(one)).toBe(1);
  });
});

const behind = async (way: Way): Promise<{ one: SignedIn; proxy: ProviderProxy }> => {
  const own = await new ProviderProxy(portal.razorpay.apiUrl).start();
  own.way = way;
  const { client } = await portal.addReplica({ RAZORPAY_API_URL: own.url });
  const { token, student } = await signedInStudent(portal);
  return { one: { token, student, client: client.as(token) }, proxy: own };
};

it('When the provider hangs, before its answer or in the middle of it says so by itself, and the next call gives an order', async () =>
  Promise.all(
    (await Promise.all(HANGING.map(behind))).map(async ({ one, proxy: own }) => {
      await fails(one);
      own.way = PASSING;
      expect(await orderOf(one)).toMatchObject({ amount: 50_000 });
      await own.stop();
    }),
  ));

it('When the provider’s answer is lost the next call finds the same order again, by its receipt', async () => {
  const { token, student } = await signedInStudent(portal);
  const one = { token, student, client: replica.client.as(token) };
  let made = '';
  proxy.way = async (request, _, pass) => {
    made = await pass();
    request.socket.destroy();
  };
  await fails(one);
  proxy.way = PASSING;
  const order = await orderOf(one);
  expect(JSON.parse(made)).toMatchObject({ id: order.id, receipt: await receiptOf(one) });
  expect(await ordersAtProvider(one)).toBe(1);
});
