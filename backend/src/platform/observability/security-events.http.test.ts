import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import { newLog } from './log.pino.js';
import { Metrics } from './metrics.js';
import { watchRequests } from './request-log.js';
import { capturedLog } from '../../testing/captured-log.js';
import { hashCheaply } from '../../testing/hash-cheaply.js';
import { METRICS_TOKEN, samplesOf, scrape } from '../../testing/scrape.js';
import { adminTokenOf, signedInStudent } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';
import { SecurityEvents } from './security-events.js';
import { eventOf } from './security-kinds.js';

const captured = capturedLog();

const portal = await portalOfFile({ PROCESS_ROLE: 'api', METRICS_TOKEN }, captured.log);

const ROUTES = portal.routes;

type Event = Readonly<Record<string, unknown>>;

const eventsOf = ({ headers }: { readonly headers: Headers }): Promise<Event> =>
  until(() => {
    const id = headers.get('x-request-id');
    const events = captured.lines().filter((line) => line.event === 'security');
    return Promise.resolve(events.find((line) => line.requestId === id) ?? false);
  });

describe('The stream of security events', () => {
  it('tells of a refused sign-in and of one that succeeds, under one name that names nobody', async () => {
    const passwordHash = await hashCheaply('Correct-horse-7');
    const { student } = await signedInStudent(portal, { passwordHash });
    const signIn = (password: string) =>
      portal.client.post('/api/auth/login', { email: student.email, password });
    const refused = await eventsOf(await signIn('Wrong-horse-7'));
    expect(refused).toMatchObject({
      level: 'info',
      kind: 'sign-in',
      outcome: 'refused',
      action: 'POST /api/auth/login',
      network: '127.0.0.1',
      who: null,
      reason: expect.stringMatching(/^[a-z_]+$/) as unknown,
    });
    expect((await eventsOf(await signIn('Wrong-horse-8'))).account).toBe(refused.account);
    expect(refused.account).toMatch(/^[\w-]{22}$/);
    const other = await eventsOf(
      await portal.client.post('/api/auth/login', {
        email: `${randomUUID()}@example.com`,
        password: 'Wrong-horse-7',
      }),
    );
    expect(other.account).not.toBe(refused.account);
    const done = await eventsOf(await signIn('Correct-horse-7'));
    expect(done).toMatchObject({ outcome: 'done', account: refused.account, reason: null });
    expect(captured.text()).not.toContain(student.email);
  });

  it('tells who saved a list as a file, by which filter, and how many rows, without an email', async () => {
    const { student } = await signedInStudent(portal);
    const admin = portal.client.as(await adminTokenOf(portal, 'support'));
    const { body: me } = await admin.get('/api/admin/me');
    const begun = await admin.post('/api/admin/exports', {
      resource: 'students',
      filter: { q: student.email },
    });
    const saved = await portal.client.get((begun.body as { url: string }).url);
    expect(await eventsOf(saved)).toMatchObject({
      kind: 'export',
      outcome: 'done',
      who: `admin ${(me as { id: string }).id}`,
      resource: 'students',
      filter: '{"q":"[email]"}',
      count: 1,
    });
    expect(captured.text()).not.toContain(student.email);
  });

  it('tells of a call with a forged token, and of one that the role forbids', async () => {
    const forged = await eventsOf(await portal.client.as('forged').get('/api/admin/me'));
    expect(forged).toMatchObject({ kind: 'access', outcome: 'refused', reason: 'not_signed_in' });
    const content = portal.client.as(await adminTokenOf(portal, 'content'));
    const forbidden = await eventsOf(await content.get('/api/admin/settings'));
    expect(forbidden).toMatchObject({ kind: 'access', outcome: 'refused', reason: 'role_forbids' });
  });

  it('counts each event by its kind and outcome', async () => {
    const key = 'portal_security_events_total{kind="admin-sign-in",outcome="refused"}';
    const before = samplesOf(await scrape(portal.client)).get(key);
    expect(before).toBeGreaterThanOrEqual(0);
    await eventsOf(
      await portal.client.post('/api/admin/login', { username: 'nobody', password: 'Wrong-1234' }),
    );
    expect(samplesOf(await scrape(portal.client)).get(key)).toBe(before! + 1);
  });
});

it('The stream of security events at LOG_LEVEL=error goes on, while requests are no lines any more', async () => {
  let text = '';
  const log = newLog(
    { LOG_LEVEL: 'error', PROCESS_ROLE: 'api' },
    { write: (line: string) => void (text += line) },
  );
  const server = fastify();
  watchRequests(server, {
    log,
    metrics: new Metrics(),
    events: new SecurityEvents(log, {
      routes: {},
      accountIn: () => null,
      count: () => undefined,
    }),
  });
  server.post('/api/auth/login', (_, reply) => reply.status(401).send({}));
  await server.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  await server.close();
  expect(text).toContain('"event":"security"');
  expect(text).not.toContain('"msg":"request"');
});

describe('The kind of a security event', () => {
  const answered = (name: string, status: number, reason: string | null = null) => {
    const [method = '', route = ''] = name.split(' ');
    return eventOf({
      method,
      route,
      status,
      reason,
      shows: ROUTES[name]?.shows ?? null,
      isOfOne: false,
    });
  };

  it.each([
    ['POST /api/auth/login', 200, 'sign-in', 'done'],
    ['POST /api/auth/login', 429, 'sign-in', 'held-back'],
    ['POST /api/admin/account/totp/remove', 200, 'second-factor', 'done'],
    ['POST /api/admin/admins/:id/change-role', 403, 'admin-account', 'refused'],
    ['GET /api/admin/exports/:ticket', 200, 'export', 'done'],
    ['GET /api/admin/payments/:id', 503, 'view', 'failed'],
    ['GET /api/admin/settings', 403, 'access', 'refused'],
  ])('The event %s, answered %i, is of kind %s, %s', (name, status, kind, outcome) => {
    expect(ROUTES).toHaveProperty([name]);
    expect(answered(name, status)).toEqual({ kind, outcome });
  });

  it.each([
    ['a test under way', 'PUT /api/test/answers', 200, null],
    ['a page of a list', 'GET /api/admin/students', 200, null],
    ['a sign-in that asks for the code next', 'POST /api/admin/login', 401, 'totp_needed'],
    ['a sign-in that asks for one of both', 'POST /api/admin/login', 401, 'totp_or_passkey_needed'],
  ])('is none for %s', (_, name, status, reason) => {
    expect(answered(name, status, reason)).toBeNull();
  });

  it('is there for every way in, every change of an account and every file that leaves', () => {
    const watched = Object.keys(ROUTES).filter((name) =>
      /^POST \/api\/(auth|admin\/(account|admins))\/|^GET .*export/.test(name),
    );
    expect(watched.length).toBeGreaterThan(15);
    expect(watched.filter((name) => answered(name, 200) === null)).toEqual([]);
  });
});

it('The audit log holds the file of the question bank', async () => {
  const admin = portal.client.as(await adminTokenOf(portal, 'content'));
  const { id } = (await admin.get('/api/admin/me')).body as { id: string };
  await admin.get('/api/admin/question-bank/export?format=json&domain=hr');
  expect(
    await portal.dataSource.query(
      'SELECT subject_id AS list, after FROM audit_entries WHERE admin_id = $1',
      [id],
    ),
  ).toMatchObject([{ list: 'questions', after: { filter: { format: 'json', domain: 'hr' } } }]);
});
