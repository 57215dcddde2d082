import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { STUDENT_FIELD_NAMES } from '@portal/domain/accounts/student-fields.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const show = ({ client, student }: SignedIn) =>
  client.get(`/api/user/${encodeURIComponent(student.email)}`);

type Shown = { readonly user: Record<string, unknown> };

/** Letters of many scripts, marks that stack, emoji of several parts, both directions, and markup. */
const STRANGE = [
  'आशा राव',
  'Åse-Þóra Ñandú',
  'e\u0301e\u0301',
  '\u202eevil\u202c',
  '👩🏽‍🚀👨‍👩‍👧',
  '𝕬𝖘𝖍𝖆',
  'Z\u0351\u036b\u0343a\u0363\u0368l\u0348g\u0321o',
  '\u200f\u200e\ufeff\u2028\u2029|',
  '<script>alert(1)</script>',
  `"'; DROP TABLE students; --`,
  '{{7*7}} ${7*7} %s %n \\u0000 \\',
  '\u0001\u0008\u001f\u007f|',
];

describe('GET /api/user/{email}', () => {
  it('shows all of the own profile, and no secret', async () => {
    const one = await signedInStudent(portal);
    const { status, body } = await show(one);
    expect(status).toBe(200);
    expect(Object.keys((body as Shown).user).sort()).toEqual(
      [
        ...STUDENT_FIELD_NAMES,
        ...['attemptsUsed', 'avatarUrl', 'email', 'paymentStatus', 'totalAttempts'],
      ].sort(),
    );
    expect((body as Shown).user).toMatchObject({
      email: one.student.email,
      paymentStatus: 'Not Paid',
      totalAttempts: 5,
      attemptsUsed: 0,
    });
  });

  it('GET /api/user/{email} without a token tells no more than that there is such a student', async () => {
    const { student } = await signedInStudent(portal);
    const known = await portal.client.get(`/api/user/${student.email}`);
    const unknown = await portal.client.get('/api/user/nobody@example.com');
    expect([known.status, known.body]).toEqual([200, { success: true }]);
    expect([unknown.status, unknown.body]).toMatchObject([
      404,
      { success: false, message: 'User not found' },
    ]);
  });

  it('keeps another student’s profile to itself', async () => {
    const [one, two] = [await signedInStudent(portal), await signedInStudent(portal)];
    expect((await one.client.get(`/api/user/${two.student.email}`)).status).toBe(403);
  });

  it.each([
    ['of 254 characters', `${'long.'.repeat(48)}${randomUUID().slice(0, 2)}@example.com`],
    ['of 200 characters that are three bytes each', `${'आ'.repeat(200)}@example.com`],
    ['with signs that an address in the bar needs escaped', 'a+b/c?d#e%f&g=h@example.com'],
  ])('finds an email %s', async (_, email) => {
    const one = await signedInStudent(portal, { email });
    expect(await show(one)).toMatchObject({ status: 200, body: { user: { email } } });
  });

  it.each(['%00', '%E0%A4', '%', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(5000)])(
    'answers to "%s" as to nobody',
    async (email) => {
      const { status, body } = await portal.client.get(`/api/user/${email}`);
      expect([400, 404, 414]).toContain(status);
      expect(body).toMatchObject({ success: false });
    },
  );
});

describe('POST /api/user', () => {
  it('changes the named fields, and leaves the others', async () => {
    const one = await signedInStudent(portal);
    const { status, body } = await one.client.post('/api/user', { name: ' Asha K ', domain: 'hr' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Profile updated successfully!',
      user: { name: 'Asha K', domain: 'hr', skills: one.student.skills },
    });
    expect((await show(one)).body).toMatchObject({ user: { name: 'Asha K' } });
  });

  it('changes nothing else', async () => {
    const one = await signedInStudent(portal);
    const before = await portal.ports.students.findById(one.student.id);
    const { status } = await one.client.post('/api/user', {
      email: one.student.email,
      paymentStatus: 'Paid',
      paidAt: '2024-01-01',
      totalAttempts: 99,
      attemptsUsed: 0,
      avatarUrl: 'http://example.com/x.svg',
      role: 'admin',
      sessionVersion: 9,
      passwordHash: 'x',
      _id: randomUUID(),
      id: randomUUID(),
      ['__proto__.paidAt']: '2024-01-01',
    });
    expect(status).toBe(200);
    expect(await portal.ports.students.findById(one.student.id)).toEqual(before);
  });

  it('refuses to write under another student’s email', async () => {
    const [one, two] = [await signedInStudent(portal), await signedInStudent(portal)];
    const { status } = await one.client.post('/api/user', { email: two.student.email, name: 'M' });
    expect(status).toBe(403);
  });

  it.each(STRANGE)('keeps %j as it came', async (text) => {
    const one = await signedInStudent(portal);
    expect((await one.client.post('/api/user', { name: text, message: text })).status).toBe(200);
    expect((await show(one)).body).toMatchObject({
      user: { name: text.trim(), message: text },
    });
  });

  it.each([
    ['name', '', 'Full Name is required'],
    ['name', 'A\0', 'This holds a character that is not allowed'],
    ['message', '\udc00', 'This holds a character that is not allowed'],
    ['phone', 90000, 'Please enter text'],
  ])('POST /api/user refuses %s %j', async (field, value, message) => {
    const { client } = await signedInStudent(portal);
    const { status, body } = await client.post('/api/user', { [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: message } });
  });
});
