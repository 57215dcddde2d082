import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { adminTokenOf, signedInStudent, signUpForm } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));

const PASSWORD = 'Correct-horse-7';
const anAddress = () => `${randomUUID()}@example.com`;

async function aStudentWithPassword() {
  const passwordHash = await hashCheaply(PASSWORD);
  return signedInStudent(portal, { passwordHash });
}

const correct = (id: string, email: string) =>
  support.post(`/api/admin/students/${id}/correct-email`, { email, reason: 'On the phone.' });

/** What the link in the last mail of this kind to this address carries. */
async function linkTo(to: string, kind: string) {
  const [row] = await portal.dataSource.query<{ link: string }[]>(
    `SELECT data->>'link' AS link FROM emails WHERE to_address = $1 AND kind = $2
     ORDER BY created_at DESC LIMIT 1`,
    [to, kind],
  );
  const [id, token] = String(row?.link).split('.');
  return { id, token };
}

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe('An email that support corrects', () => {
  it('is the account’s once, by the link and the password, on whichever replica', async () => {
    const { student, client } = await aStudentWithPassword();
    const right = anAddress();
    expect((await correct(student.id, right)).status).toBe(200);
    expect((await client.get('/api/receipts')).status).toBe(200);
    const link = await linkTo(right, 'email-correction');
    const wrong = await portal.client.post('/api/auth/confirm-email', { ...link, password: 'no' });
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'wrong_password']);
    const claim = { ...link, password: PASSWORD };
    const all = await Promise.all(
      [portal, other, portal, other].map((at) => at.client.post('/api/auth/confirm-email', claim)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await client.get('/api/receipts')).status).toBe(401);
    const signIn = (email: string) =>
      portal.client.post('/api/auth/login', { email, password: PASSWORD });
    expect((await signIn(right)).status).toBe(200);
    expect((await signIn(student.email)).status).toBe(401);
    const { body } = await support.get(`/api/admin/students/${student.id}/record`);
    const titles = (body as { entries: { title: string }[] }).entries.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Email to be corrected', 'Email corrected', 'Correct email']),
    );
  });

  it('is taken back by the owner of the old address', async () => {
    const { student } = await aStudentWithPassword();
    const right = anAddress();
    await correct(student.id, right);
    const link = await linkTo(right, 'email-correction');
    await portal.client.post('/api/auth/confirm-email', { ...link, password: PASSWORD });
    const objection = await linkTo(student.email, 'email-correction-notice');
    const object = () => other.client.post('/api/auth/object-to-email', objection);
    expect((await object()).status).toBe(200);
    expect(codeOf(await object())).toBe('link_void');
    const kept = await portal.ports.students.findById(student.id);
    expect(kept).toMatchObject({ email: student.email, passwordHash: '' });
    expect(codeOf(await correct(student.id, right))).toBe('correction_objected');
  });

  it('finishes a sign-up whose code went to nobody', async () => {
    const form = signUpForm();
    await portal.client.post('/api/auth/signup', form);
    const { id } = (await portal.ports.students.findByEmail(form.email))!;
    const right = anAddress();
    expect((await correct(id, right)).status).toBe(200);
    expect(codeOf(await support.post(`/api/admin/students/${id}/send-again`))).toBe(
      'resend_too_soon',
    );
    const link = await linkTo(right, 'email-correction');
    const confirmed = await portal.client.post('/api/auth/confirm-email', {
      ...{ ...link, password: form.password },
    });
    expect(confirmed.status).toBe(200);
    const kept = await portal.ports.students.findById(id);
    expect(kept).toMatchObject({ email: right, emailVerifiedAt: expect.anything() });
  });

  it('is refused if another account has it, and links that are none are void', async () => {
    const { student } = await aStudentWithPassword();
    const { student: another } = await signedInStudent(portal);
    const taken = await correct(student.id, another.email);
    expect([taken.status, codeOf(taken)]).toEqual([409, 'address_in_use']);
    const link = { id: randomUUID(), token: 'x' };
    for (const path of ['/api/auth/confirm-email', '/api/auth/object-to-email']) {
      expect(codeOf(await portal.client.post(path, { ...link, password: 'x' }))).toBe('link_void');
    }
    expect((await correct(randomUUID(), anAddress())).status).toBe(404);
    const content = portal.client.as(await adminTokenOf(portal, 'content'));
    const path = `/api/admin/students/${student.id}/correct-email`;
    expect((await content.post(path, { email: anAddress(), reason: 'No.' })).status).toBe(403);
  });

  it('goes to the taken address of only one of two at once', async () => {
    const right = anAddress();
    const both = [await aStudentWithPassword(), await aStudentWithPassword()];
    const claims = [];
    for (const { student } of both) {
      expect((await correct(student.id, right)).status).toBe(200);
      claims.push({ ...(await linkTo(right, 'email-correction')), password: PASSWORD });
    }
    const all = await Promise.all(
      claims.map((claim, nth) =>
        (nth ? other : portal).client.post('/api/auth/confirm-email', claim),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('A code that support sends again', () => {
  it('goes to the address of the sign-up, within the limits of the student', async () => {
    const form = signUpForm();
    await portal.client.post('/api/auth/signup', form);
    const email = form.email;
    const { id } = (await portal.ports.students.findByEmail(email))!;
    await portal.dataSource.query(
      "UPDATE mailed_codes SET created_at = created_at - interval '2 minutes' WHERE student_id = $1",
      [id],
    );
    const sent = () => support.post(`/api/admin/students/${id}/send-again`);
    expect(await sent()).toMatchObject({ status: 200, body: { what: 'code', to: email } });
    expect(await sent()).toMatchObject({ status: 429, body: { code: 'resend_too_soon' } });
    const [{ count }] = await portal.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM emails WHERE to_address = $1 AND kind = 'verification-code'",
      [email],
    );
    expect(count).toBe(2);
    const { student } = await signedInStudent(portal);
    const nothing = await support.post(`/api/admin/students/${student.id}/send-again`);
    expect([nothing.status, codeOf(nothing)]).toEqual([409, 'already_verified']);
  });
});
