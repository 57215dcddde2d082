import { randomUUID } from 'node:crypto';
import { answerBy } from '@portal/domain/applications/answer-time.js';
import { ANSWER_BY } from './answer-by.sql.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import type { TestClient } from '../testing/test-client.js';
import { addMessage } from '../testing/messages.js';
import { AGE_STATEMENT, NOTICES } from '@portal/domain/consents/index.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const support = portal.client.as(await adminTokenOf(portal, 'support'));

type Received = Parameters<typeof answerBy>[0];

const query = (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  portal.dataSource.query(sql, values);

const answer = (id: string) =>
  support.post(`/api/admin/messages/${id}/answer`, { text: 'In your profile.', seen: 0 });

const listed = (state: string, more: object = {}) =>
  support.list<{ readonly id: string }>('messages', { state, ...more });

describe('A message in the console', () => {
  it('is answered once by many clicks at once, and shows its answer', async () => {
    const id = await addMessage(portal, 'one@example.com');
    expect(await listed('waiting')).toContainEqual(expect.objectContaining({ id }));
    const all = await Promise.all(Array.from({ length: 4 }, () => answer(id)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const mails = 'SELECT data FROM emails WHERE to_address = $1';
    expect(await query(mails, ['one@example.com'])).toMatchObject([
      { data: { question: 'Where is it?', answer: 'In your profile.' } },
    ]);
    expect((await support.get(`/api/admin/messages/${id}`)).body).toMatchObject({
      state: 'answered',
      answers: [{ text: 'In your profile.', adminName: expect.any(String) }],
    });
    expect(await listed('waiting')).not.toContainEqual(expect.objectContaining({ id }));
    expect(await listed('answered')).toContainEqual(expect.objectContaining({ id }));
  });

  it('is due in the list of messages when the rule says so, at every hour of two weeks', async () => {
    const rows = await query(
      `SELECT created_at AS "createdAt", due_at AS "dueAt", ${ANSWER_BY} AS due
       FROM generate_series('2026-01-01T00:00Z'::timestamptz, '2026-01-15T00:00Z',
           interval '30 minutes') AS created_at,
         (VALUES (NULL::timestamptz), ('2026-03-01')) AS grievances (due_at)`,
    );
    expect(rows).toHaveLength(2 * (14 * 48 + 1));
    for (const { due, ...message } of rows) expect(due).toEqual(answerBy(message as Received));
  });
});

it('Beside a message stand what else came from its sender, and the account of the address', async () => {
  const { student } = await signedInStudent(portal);
  const first = await addMessage(portal, student.email);
  const second = await addMessage(portal, student.email, 'Again');
  const others = await addMessage(portal, `other-${student.email}`);
  expect((await support.get(`/api/admin/messages/${first}`)).body).toMatchObject({
    others: [{ id: second, subject: 'Again', state: 'waiting' }],
    students: [{ id: student.id, name: student.name, isVerified: true }],
  });
  const ofOther = await support.get(`/api/admin/messages/${others}`);
  expect(ofOther.body).toMatchObject({ others: [], students: [] });
});

it('Finance sees of the messages only those that support assigned to it', async () => {
  const finance = portal.client.as(await adminTokenOf(portal, 'finance'));
  const email = `${randomUUID()}@example.com`;
  const assigned = await addMessage(portal, email);
  const other = await addMessage(portal, email);
  const to = { to: 'finance', seen: null };
  expect((await support.post(`/api/admin/messages/${assigned}/assign`, to)).status).toBe(200);

  const seenBy = async (client: TestClient) => {
    const filter = { q: email };
    const listed = await client.get(
      `/api/admin/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    const found = await client.get(`/api/admin/search?q=${encodeURIComponent(email)}`);
    const ticket = await client.post('/api/admin/exports', { resource: 'messages', filter });
    const file = await client.get((ticket.body as { url: string }).url);
    const shown = await client.get(`/api/admin/messages/${assigned}`);
    return {
      listed: (listed.body as { id: string }[]).map(({ id }) => id).sort(),
      total: listed.headers.get('content-range')?.split('/')[1],
      found: (found.body as { found: { id: string }[] }).found.map(({ id }) => id).sort(),
      inFile: [assigned, other].filter((id) => String(file.body).includes(id)).sort(),
      beside: (shown.body as { others: { id: string }[] }).others.map(({ id }) => id),
      other: (await client.get(`/api/admin/messages/${other}`)).status,
    };
  };
  const both = [assigned, other].sort();
  expect(await seenBy(support)).toEqual({
    ...{ listed: both, total: '2', found: both, inFile: both, beside: [other], other: 200 },
  });
  const own = [assigned];
  expect(await seenBy(finance)).toEqual({
    ...{ listed: own, total: '1', found: own, inFile: own, beside: [], other: 404 },
  });
});

const strict = await portal.addReplica({ RATE_LIMIT_FACTOR: 0.1 });

/** As a browser without scripts sends a form. */
async function post(path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(fields);
  const response = await fetch(strict.client.baseUrl + path, { method: 'POST', body });
  return { status: response.status, html: await response.text() };
}

const MESSAGE = { name: 'Ramesh', email: 'ramesh@example.com', message: 'Need a "site"\n<soon>' };
const ENQUIRY = { kind: 'enquiry', service: 'Website Development', estimate: '₹18,000' };

it('An enquiry is taken from a browser without scripts, and answered by a page without scripts', async () => {
  const { status, html } = await post('/contact', { ...MESSAGE, ...ENQUIRY, reference: '' });
  expect(status).toBe(200);
  expect(html).toContain('Message sent successfully!');
  expect(html).not.toMatch(/<script type="module"|<form[^>]*method="post"/);
  const rows = await portal.dataSource.query<unknown[]>(
    'SELECT name, message, kind, service, estimate FROM contact_messages WHERE email = $1',
    [MESSAGE.email],
  );
  expect(rows).toEqual([{ ...ENQUIRY, name: 'Ramesh', message: MESSAGE.message }]);
});

it('A message that is refused comes back as it was written, with what is wrong beside the field', async () => {
  const { status, html } = await post('/contact', { ...MESSAGE, ...ENQUIRY, email: 'ramesh"' });
  expect(status).toBe(400);
  expect(html).toMatch(/<p id="email-error"[^>]*>[^<]+email/i);
  expect(html).toMatch(/<input value="ramesh&quot;"[^>]*name="email"/);
  expect(html).toMatch(
    /name="message"[^>]*>Need a "?(&quot;)?site"?(&quot;)?\n&lt;soon&gt;<\/textarea>/,
  );
  expect(html).toMatch(/<input value="enquiry"[^>]*name="kind"/);
  expect(html).not.toContain('<script type="module"');
});

it('An application is taken, or comes back with the statement that is missing', async () => {
  const form = {
    ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98450 11223' },
    ...{ education: 'B.Com', skills: 'Excel', domain: 'hr', experience: 'Fresher' },
    noticeVersion: NOTICES.application.version,
  };
  const refused = await post('/internship-application', form);
  expect(refused.status).toBe(400);
  expect(refused.html).toMatch(/<p id="age-error"[^>]*>[^<]+/);
  expect(refused.html).toContain('<option value="Fresher" selected="">');
  const taken = await post('/internship-application', {
    ...form,
    ageStatement: AGE_STATEMENT.version,
  });
  expect(taken.html).toContain('Application submitted successfully!');
  expect(taken.html).not.toContain('Redirecting');
  expect(taken.status).toBe(200);
});

it('A flood is refused by the page with what was written', async () => {
  const sent = { ...MESSAGE, ...ENQUIRY, email: 'flood@example.com' };
  let answer = await post('/contact', sent);
  for (let call = 0; answer.status === 200 && call < 13; call++)
    answer = await post('/contact', sent);
  expect(answer.status).toBe(429);
  expect(answer.html).toMatch(/<p role="alert"><b>Too many[^<]+/);
  expect(answer.html).toMatch(/<input value="flood@example.com"[^>]*name="email"/);
});
