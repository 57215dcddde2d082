import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { post } from '../testing/outbox.js';
import { queueStores, type QueueStore } from '../testing/queue-stores.js';
import { SmtpStandIn } from '../testing/smtp-stand-in.js';
import { adminToken, adminTokenOf, paidStudent } from '../testing/students.js';
import { startPortal, type Replica, type TestPortal } from '../testing/test-portal.js';
import { until } from '../testing/until.js';

const BOARD = '/ops/queues';
const QUEUES = `${BOARD}/api/queues?activeQueue=emails&status=delayed`;

type Board = {
  readonly queues: readonly {
    readonly name: string;
    readonly readOnlyMode: boolean;
    readonly jobs: readonly { readonly id: string }[];
  }[];
};

const setCookieOf = async ({ client }: Replica, token: string): Promise<string> =>
  (await client.as(token).post('/api/admin/ops-session')).headers.get('set-cookie') ?? '';

/** The cookie as a browser sends it back. */
const cookieOf = async (replica: Replica, token: string): Promise<string> =>
  (await setCookieOf(replica, token)).split(';')[0]!;

const look = ({ client }: Replica, path: string, headers: Record<string, string> = {}) =>
  fetch(`${client.baseUrl}${path}`, { headers, redirect: 'manual' });

describe.each(queueStores('Redis'))('The board of the queues on %s', (_, openStore) => {
  let store: QueueStore;
  let smtp: SmtpStandIn;
  let portal: TestPortal;
  let token: string;
  let cookie: string;

  beforeAll(async () => {
    store = await openStore();
    smtp = await new SmtpStandIn().up();
    portal = await startPortal({ ...store.settings, SMTP_URL: smtp.url });
    token = await adminToken(portal);
    cookie = await cookieOf(portal, token);
  });

  afterAll(async () => {
    await portal.stop();
    await smtp.down();
    await store.stop();
  });

  const emailsOf = async (replica: Replica = portal) => {
    const { queues } = (await (await look(replica, QUEUES, { cookie })).json()) as Board;
    return queues.find(({ name }) => name === 'emails')!;
  };

  it('shows a mail that waits to be tried again, by its id alone', async () => {
    smtp.script = (line) => (line.startsWith('RCPT') ? '451 Later' : undefined);
    const email = anEmail();
    const id = await post(portal, email);
    const jobs = await until(async () => {
      const shown = (await emailsOf()).jobs;
      return shown.some((job) => job.id === id) && shown;
    });
    expect(JSON.stringify(jobs)).not.toContain(email.to);
    smtp.script = () => undefined;
  });

  it('is a page that needs nothing from elsewhere and no style or script within it', async () => {
    const answer = await look(portal, BOARD, { cookie, accept: 'text/html' });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<base href="/ops/queues/"');
    expect(page).not.toMatch(/fonts\.|<style|style=|<script(?![^>]*(src=|application\/json))/);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("base-uri 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [script] = /static\/js\/main[^"]+/.exec(page)!;
    expect((await look(portal, `${BOARD}/${script}`, { cookie })).status).toBe(200);
  });

  it('can only be looked at, unless the configuration says more', async () => {
    expect((await emailsOf()).readOnlyMode).toBe(true);
    const pause = (replica: Replica, headers: Record<string, string> = {}) =>
      replica.client.raw('PUT', `${BOARD}/api/queues/emails/pause`, {
        headers: { cookie, ...headers },
      });
    expect((await pause(portal)).status).toBe(403);
    const other = await portal.addReplica({ QUEUE_BOARD: 'read-write', PROCESS_ROLE: 'api' });
    expect((await emailsOf(other)).readOnlyMode).toBe(false);
    expect((await pause(other, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await pause(other, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const resume = `${BOARD}/api/queues/emails/resume`;
    expect((await other.client.raw('PUT', resume, { headers: { cookie } })).status).toBe(200);
  });

  it('takes no bearer token, no cookie of a student, and none that was made up', async () => {
    const { token: studentToken, client } = await paidStudent(portal);
    expect((await client.post('/api/admin/ops-session')).status).toBe(403);
    expect((await portal.client.post('/api/admin/ops-session')).status).toBe(401);
    const tries = [
      {},
      { authorization: `Bearer ${token}` },
      { cookie: 'ops_session=' },
      { cookie: `ops_session=${token}` },
      { cookie: `ops_session=${studentToken}` },
      { cookie: `${cookie.slice(0, -4)}AAAA` },
    ];
    for (const headers of tries) {
      expect((await look(portal, QUEUES, headers)).status).toBe(401);
      expect((await look(portal, `${BOARD}/static/favicon-32x32.png`, headers)).status).toBe(401);
    }
    const forged = { headers: { authorization: `Bearer ${cookie.split('=')[1]!}` } };
    expect((await portal.client.raw('GET', '/api/payments', forged)).status).toBe(401);
  });
});

describe('The way to the board', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal({ PROCESS_ROLE: 'api', PUBLIC_URL: 'https://portal.example.com' });
  });

  afterAll(() => portal.stop());

  it('leads a browser that comes without a session to the page that begins one', async () => {
    const answer = await look(portal, BOARD, { accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ops/sign-in']);
    const page = await portal.client.get('/ops/sign-in');
    expect(page.headers.get('content-type')).toContain('text/html');
    const script = await portal.client.get('/ops/sign-in.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.body).toContain('/api/admin/ops-session');
  });

  it.each([
    ['the admin’s sessions are ended', 'UPDATE admins SET session_version = session_version + 1'],
    ['it was idle', "UPDATE sessions SET last_used_at = last_used_at - interval '1 day'"],
    ['the role may not look', "UPDATE admins SET role = 'content'"],
  ])('is closed once %s', async (_, change) => {
    const cookie = await cookieOf(portal, await adminTokenOf(portal, 'support'));
    expect((await look(portal, BOARD, { cookie })).status).toBe(200);
    await portal.dataSource.query(change);
    expect((await look(portal, BOARD, { cookie })).status).toBe(401);
  });
});
