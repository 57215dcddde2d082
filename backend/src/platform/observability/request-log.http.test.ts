/**
 * The log knows the request by the product's own modules.
 * @jest-environment node
 */
import { randomUUID } from 'node:crypto';
import { capturedLog } from '../../testing/captured-log.js';
import { codeMailedTo, mailTo } from '../../testing/mails.js';
import { signUpForm } from '../../testing/students.js';
import { portalOfFile } from '../../testing/test-portal.js';
import { until } from '../../testing/until.js';

const captured = capturedLog();

const portal = await portalOfFile({}, captured.log);

const linesOf = (requestId: string) =>
  captured.lines().filter((line) => line.requestId === requestId && line.event !== 'security');

const signUp = (headers: Record<string, string> = {}, form = signUpForm()) =>
  portal.client.raw('POST', '/api/auth/signup', {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(form),
  });

describe('A request’s id', () => {
  it('is the client’s own, if it is fit for a log', async () => {
    const id = `client-${randomUUID()}`;
    const { headers } = await portal.client.raw('GET', '/health/live', {
      headers: { 'X-Request-Id': id },
    });
    expect(headers.get('x-request-id')).toBe(id);
    await until(() => Promise.resolve(linesOf(id).length > 0));
  });

  it('is a new one where the given one is not', async () => {
    for (const given of ['short', 'has spaces in it', '9000000000', 'asha@example.com']) {
      const { headers } = await portal.client.raw('GET', '/health/live', {
        headers: { 'X-Request-Id': given },
      });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('follows a mail from the request over the outbox to the line of the worker', async () => {
    const id = `journey-${randomUUID()}`;
    const form = signUpForm();
    await signUp({ 'X-Request-Id': id }, form);
    await mailTo(portal.inbox, form.email, /verification code/);
    await until(() => Promise.resolve(linesOf(id).length >= 2));
    // The worker may be done before the answer is out.
    const lines = linesOf(id).toSorted((one, other) => (one.msg! > other.msg! ? -1 : 1));
    expect(lines).toMatchObject([
      { msg: 'request', method: 'POST', route: '/api/auth/signup', status: 200 },
      { msg: 'mail', kind: 'verification-code', outcome: 'sent', tries: 1 },
    ]);
    const rows = await portal.dataSource.query<{ id: string }[]>(
      'SELECT id FROM emails WHERE request_id = $1',
      [id],
    );
    expect(rows).toEqual([{ id: lines[1]!.emailId }]);
  });
});

async function journey(): Promise<string[]> {
  const form = signUpForm({ phone: '+91 98765-43210' });
  const { client } = portal;
  await signUp({}, form);
  const code = await codeMailedTo(portal.inbox, form.email);
  const own = encodeURIComponent(form.email);
  await client.post('/api/auth/login', form);
  await client.post('/api/auth/verify', { email: form.email, code });
  const { token } = (await client.post('/api/auth/login', form)).body as { token: string };
  const signedIn = client.as(token);
  for (const path of [`/api/user/${own}`, `/api/user/${form.email}/results`, `/${form.email}`]) {
    await signedIn.get(path);
  }
  await client.get(`/signin?email=${form.email}&token=${token}&code=${code}`);
  await client.post('/api/auth/request-reset-code', { email: form.email });
  const reset = await codeMailedTo(portal.inbox, form.email, /reset code$/);
  await signedIn.raw('POST', '/api/user', {
    headers: { 'Content-Type': 'application/json' },
    body: `{"email":"${form.email}","password":"${form.password}"`,
  });
  const phones = [form.phone, form.phone.replace(/\D/g, ''), '98765'];
  return [form.email, own, form.password, token, token.split('.')[1]!, code, reset, ...phones];
}

describe('The log of a whole journey', () => {
  it('is one JSON line for each thing, and names nobody and no secret', async () => {
    const secrets = await journey();
    await until(() => Promise.resolve(captured.lines().some(({ kind }) => kind === 'reset-code')));
    for (const line of captured.lines()) expect(line).toMatchObject({ time: expect.any(String) });
    // A code of six digits may be within a number of ours; an id is no number.
    const text = captured.text().replaceAll(/"time":"[^"]*"|"pid":\d+|[0-9a-f-]{36}/g, '');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('/api/user/:email/results');
  });

  it('holds nothing of what a statement or a server was given when it failed', async () => {
    const email = `${randomUUID()}@example.com`;
    captured.log.error({ err: new Error(`550 <${email}>: no such user`) }, `No mail to ${email}`);
    const failing = portal.dataSource.query('SELECT $1::uuid', [email]);
    await failing.catch((error: unknown) => captured.log.error({ err: error }));
    captured.log.info({ req: { headers: { authorization: 'Bearer abc' } }, password: 'hunter2' });
    expect(captured.text()).not.toContain(email);
    expect(captured.text()).not.toMatch(/Bearer abc|hunter2/);
    expect(captured.text()).toContain('QueryFailedError');
  });
});
