import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectEnvelope } from '../../testing/envelope.js';
import { adminToken, paidStudent } from '../../testing/students.js';
import type { TestClient } from '../../testing/test-client.js';
import { startPortal, type TestPortal } from '../../testing/test-portal.js';
import { accessTable } from '../../app/routes.js';

let portal: TestPortal;

beforeAll(async () => {
  portal = await startPortal({ PROCESS_ROLE: 'api' });
});

afterAll(() => portal.stop());

/** What may come where text, a number or a list is meant. */
const ODD = [null, true, 0, -1, 1e308, '', ' ', '\0', '\ud800', 'x'.repeat(9_000), [], [[]], {}];
const ODD_BODIES = [...ODD, ...ODD.map((odd) => ({ $: odd }))];

const ROUTES = accessTable();
const SIGNS = ['\0', "'", '%', '../x', '{}', '\u202e'];

const FIELDS = `name email password confirmPassword phone education skills domain experience message
  subject code username amount currency customerInfo razorpay_order_id razorpay_payment_id
  razorpay_signature attemptId answers questions unsaved`.split(/\s+/);

describe('Odd values', () => {
  let student: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    student = (await paidStudent(portal)).client;
    admin = portal.client.as(await adminToken(portal));
  });

  const routes = Object.keys(ROUTES).filter((route) => !/sign-out|end-others/.test(route));

  it.each(routes)('in %s never break the server', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const bodies = [
      ...ODD_BODIES,
      ...ODD.map((odd) => Object.fromEntries(FIELDS.map((field) => [field, odd]))),
    ];
    const client = ROUTES[route]!.callers.endsWith('admin') ? admin : student;
    const answers = await Promise.all(
      bodies.map((odd, at) => {
        const value = encodeURIComponent(SIGNS[at % SIGNS.length]!);
        const address = path.replace(/:\w+/, value);
        return method === 'GET'
          ? client.get(`${address}?domain=${value}&domain=x&sort=${value}`)
          : client.call(method, address, odd);
      }),
    );
    for (const { status, body, headers } of answers) {
      expect(status).toBeLessThan(500);
      const isPage = headers.get('content-type')?.startsWith('text/html');
      if (status >= 400 && !isPage) expectEnvelope(body);
    }
  });
});
