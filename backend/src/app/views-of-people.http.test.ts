import { randomUUID } from 'node:crypto';
import { capturedLog } from '../testing/captured-log.js';
import { orderOf } from '../testing/orders.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../testing/scrape.js';
import { adminTokenOf, paidStudent, signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';
import { processEvents } from '../testing/webhooks.js';
import { WITH_GST } from '../testing/with-gst.js';
import { start, submission } from '../testing/attempts.js';

const captured = capturedLog();
const settings = {
  PROCESS_ROLE: 'api',
  RATE_LIMIT_FACTOR: 100,
  METRICS_TOKEN,
  ...WITH_GST,
} as const;
const portal = await portalOfFile(settings, captured.log);
portal.razorpay.sendWebhooksTo(`${portal.client.baseUrl}/api/payments/webhook`);
const READ_BY_ADMINS = Object.entries(portal.routes).filter(
  ([route, { callers }]) =>
    route.startsWith('GET ') && (callers === 'admin' || callers === 'student-or-admin'),
);

const token = await adminTokenOf(portal, 'owner');
const { body: owner } = await portal.client.as(token).get('/api/admin/me');
const ownerId = (owner as { id: string }).id;

const read = (url: string, by = token) =>
  portal.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${by}` } });

const eventOf = (requestId: unknown) =>
  captured.lines().find((line) => line.event === 'security' && line.requestId === requestId);

const rowsRead = async () =>
  samplesOf(await scrape(portal.client)).get('portal_rows_read_by_admin')!;

const viewsOf = (subject: string, subjectId: string) =>
  portal.dataSource.query<object[]>(
    `SELECT admin_id AS "adminId" FROM audit_entries
     WHERE action = 'view' AND subject = $1 AND subject_id = $2`,
    [subject, subjectId],
  );

const KINDS = { person: 'view', rows: 'export', list: undefined, nobody: undefined };

it.each(READ_BY_ADMINS)(
  'Each route that admins read is the security event that it says: %s',
  async (route, { shows }) => {
    const [, path = ''] = route.split(' ');
    const answer = await read(path.replaceAll(/:\w+/g, () => randomUUID()));
    expect(answer.statusCode).toBeLessThan(500);
    // Those that tell of nobody answer without an event; the others have theirs before the next is asked.
    const requestId = answer.headers['x-request-id'];
    if (KINDS[shows!]) await until(() => Promise.resolve(eventOf(requestId) ?? false));
    expect(eventOf(requestId)?.kind).toBe(KINDS[shows!]);
  },
);

it('A student who reads an own result is no event; an admin who reads it is one, and is in the audit log', async () => {
  const { token: own } = await signedInStudent(portal);
  const id = randomUUID();
  const answer = await read(`/api/test-results/${id}`, own);
  const asked = await read(`/api/test-results/${id}`);
  const event = await until(() => Promise.resolve(eventOf(asked.headers['x-request-id']) ?? false));
  expect(event).toMatchObject({ kind: 'view', who: `admin ${ownerId}`, about: id });
  expect(eventOf(answer.headers['x-request-id'])).toBeUndefined();
});

describe('The audit log', () => {
  async function paidAndChargedBack() {
    const one = await signedInStudent(portal);
    const { id: orderId } = await orderOf(one);
    const proof = portal.razorpay.pay(orderId);
    await one.client.post('/verify-payment', proof);
    const { id } = (await portal.ports.payments.findByOrderId(orderId))!;
    return { id, providerPaymentId: proof.razorpay_payment_id };
  }

  const rowsOf = async (resource: string) =>
    (await read(`/api/admin/${resource}`)).json<{ id: string }[]>();

  beforeAll(async () => {
    const owner = portal.client.as(token);
    const [refunded, chargedBack] = [await paidAndChargedBack(), await paidAndChargedBack()];
    await owner.post(`/api/admin/payments/${refunded.id}/refund`, { reason: 'Asked for it' });
    portal.razorpay.dispute(chargedBack.providerPaymentId, undefined, { sendWebhooks: true });
    await until(async () => {
      await processEvents(portal);
      const resources = ['chargebacks', 'provider-events', 'credit-notes'];
      return (await Promise.all(resources.map(rowsOf))).every(({ length }) => length > 0);
    });
  });

  it.each([
    ...['students', 'payments', 'refunds', 'credit-notes', 'chargebacks'],
    ...['provider-events', 'admins'],
  ])('has who looked at one entry of the list of %s', async (resource) => {
    const { subject } = portal.lists.find((spec) => spec.resource === resource)!;
    const [row] = await rowsOf(resource);
    expect(await viewsOf(subject!, row!.id)).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) await read(`/api/admin/${resource}/${row!.id}`);
    expect(await viewsOf(subject!, row!.id)).toEqual([{ adminId: ownerId }]);
  });

  it('has how many rows an admin read from a list, and by which filters, in one entry an hour', async () => {
    const by = await adminTokenOf(portal, 'support');
    const { body } = await portal.client.as(by).get('/api/admin/me');
    const ask = async (filter: object) =>
      (await read(`/api/admin/students?filter=${JSON.stringify(filter)}`, by)).json<object[]>();
    const all = await ask({});
    const again = await ask({});
    const some = await ask({ q: 'nobody@example.com a' });
    const named = await ask({ q: 'asha' });
    const rows = [all, again, some, named].reduce((sum, { length }) => sum + length, 0);
    expect(all.length).toBeGreaterThan(1);
    const entries = await portal.dataSource.query<object[]>(
      `SELECT after FROM audit_entries
       WHERE action = 'view' AND subject = 'list' AND subject_id = 'students' AND admin_id = $1`,
      [(body as { id: string }).id],
    );
    const filters = [{}, ...(named.length > 0 ? [{ q: 'asha' }] : [])];
    expect(entries).toEqual([{ after: { rows, filters } }]);
    await expect(
      portal.dataSource.query(
        `UPDATE audit_entries SET after = '{"rows": 0}' WHERE subject = 'list'`,
      ),
    ).rejects.toThrow('only ever added');
  });

  it('has who searched over everything, how many rows were found, once an hour, and not who typed too little', async () => {
    await read('/api/admin/search?q=a');
    expect(await viewsOf('list', 'search')).toEqual([]);
    const before = await rowsRead();
    let rows = 0;
    for (const q of ['asha', 'qqqqqqqq', 'ravi']) {
      const { found } = (await read(`/api/admin/search?q=${q}`)).json<{ found: object[] }>();
      rows += found.length;
    }
    expect(rows).toBeGreaterThan(0);
    expect(await viewsOf('list', 'search')).toEqual([{ adminId: ownerId }]);
    const after = { rows, filters: [{ q: 'asha' }, { q: 'ravi' }] };
    const sql = "SELECT after FROM audit_entries WHERE subject_id = 'search'";
    expect(await portal.dataSource.query(sql)).toEqual([{ after }]);
    expect(await rowsRead()).toBe(before + rows);
  });

  it('has who watched the open attempts, once an hour', async () => {
    const by = await adminTokenOf(portal, 'support');
    const before = await viewsOf('list', 'open-attempts');
    await paidStudent(portal);
    for (let turn = 0; turn < 2; turn += 1) await read('/api/admin/open-attempts', by);
    expect(await viewsOf('list', 'open-attempts')).toHaveLength(before.length + 1);
  });
});

/** When a session was used last, how often somebody calls, what an admin looked at; readiness tries a write. */
const NOTES = ['audit_entries', 'rate_limits', 'readiness', 'sessions'];

let student: SignedIn;

async function contents(): Promise<ReadonlyMap<string, string>> {
  const tables = await portal.dataSource.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
       AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const sums = tables.map(
    ({
      name,
    }) => `SELECT '${name}' AS name, coalesce(sum(hashtextextended(kept::text, 0)), 0)::text AS held
      FROM "${name}" AS kept`,
  );
  const rows = await portal.dataSource.query<{ name: string; held: string }[]>(
    sums.join(' UNION ALL '),
  );
  return new Map(rows.map(({ name, held }) => [name, held]));
}

async function addressOf(path: string, client: TestPortal['client']): Promise<string> {
  if (path.includes(':email'))
    return path.replace(':email', encodeURIComponent(student.student.email));
  if (!path.includes('/:')) return path;
  const list = await client.get(path.slice(0, path.indexOf('/:')));
  const rows: unknown = Array.isArray(list.body)
    ? list.body
    : Object.values(list.body as object).find(Array.isArray);
  const [row] = (rows ?? []) as readonly { readonly id?: string }[];
  return path.replace(/:\w+/, row?.id ?? '00000000-0000-4000-8000-000000000000');
}

beforeAll(async () => {
  student = await paidStudent(portal);
  const started = await start(student);
  await student.client.post(
    '/api/test/submit',
    submission(
      started,
      started.questions.map(() => 'a'),
    ),
  );
});

it('No call by GET changes anything but what is noted of calls', async () => {
  const before = await contents();
  const answered: number[] = [];
  for (const [route, { callers }] of Object.entries(portal.routes)) {
    const [method = '', path = ''] = route.split(' ');
    if (method !== 'GET') continue;
    const by = callers.includes('student') ? student.token : token;
    const address = await addressOf(path, portal.client.as(by));
    const headers = { authorization: `Bearer ${by}` };
    const { statusCode } = await portal.app.inject({ method: 'GET', url: address, headers });
    answered.push(statusCode);
  }
  const changed = [...(await contents())].filter(([name, held]) => before.get(name) !== held);
  expect(changed.map(([name]) => name).filter((name) => !NOTES.includes(name))).toEqual([]);
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(60);
});
