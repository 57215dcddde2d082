import { beforeAll, describe, expect, it } from '@jest/globals';
import { chooseSize } from '@portal/domain/testing/night.js';
import { expectEnvelope } from '../../testing/envelope.js';
import { adminToken, paidStudent } from '../../testing/students.js';
import { TestClient } from '../../testing/test-client.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { accessTable } from '../../app/routes.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

/** What may come where text, a number or a list is meant. */
const ODD = [null, true, 0, -1, 1e308, '', ' ', '\0', '\ud800', 'x'.repeat(9_000), [], [[]], {}];
const ODD_BODIES = [...ODD, ...ODD.map((odd) => ({ $: odd }))];

const ROUTES = accessTable();
const SIGNS = ['\0', "'", '%', '../x', '{}', '\u202e'];

const FIELDS = `name email password confirmPassword phone education skills domain experience message
  subject code username amount currency customerInfo razorpay_order_id razorpay_payment_id
  razorpay_signature attemptId answers questions unsaved`.split(/\s+/);

const BODIES = [
  ...ODD_BODIES,
  ...ODD.map((odd) => Object.fromEntries(FIELDS.map((field) => [field, odd]))),
];

/** Of the odd values a route gets these: in each run some, others than the route before it. */
const OF_ALL = chooseSize(12, 1);
const share = <Value>(values: readonly Value[], turn: number): readonly Value[] =>
  values.filter((_, at) => at % OF_ALL === turn % OF_ALL);

describe('Odd values', () => {
  let student: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    student = (await paidStudent(portal)).client;
    admin = portal.client.as(await adminToken(portal));
  });

  const routes = Object.keys(ROUTES).filter((route) => !/sign-out|end-others/.test(route));

  it.each(routes)('Odd values in %s never break the server', async (route) => {
    const turn = routes.indexOf(route);
    const [method = '', path = ''] = route.split(' ');
    const client = ROUTES[route]!.callers.endsWith('admin') ? admin : student;
    const addressWith = (value: string) => path.replace(/:\w+/, value);
    const values = SIGNS.map(encodeURIComponent);
    const asked = share(values, turn).map(
      (value) => `${addressWith(value)}?domain=${value}&domain=x&sort=${value}`,
    );
    const sent = share(BODIES, turn).map(
      (body, at) => [addressWith(values[at % values.length]!), body] as const,
    );
    const answers = await Promise.all(
      method === 'GET'
        ? asked.map((address) => client.get(address))
        : sent.map(([address, body]) => client.call(method, address, body)),
    );
    for (const { status, body, headers } of answers) {
      expect(status).toBeLessThan(500);
      const isPage = headers.get('content-type')?.startsWith('text/html');
      if (status >= 400 && !isPage) expectEnvelope(body);
    }
  });
});
