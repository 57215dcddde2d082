import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { STUDENT_FIELD_NAMES } from '@portal/domain/accounts/student-fields.js';
import { signedInStudent, type SignedIn } from '../testing/students.js';
import { onPaper } from '@portal/domain/kernel/paper-signs.js';
import { tidyLine } from '@portal/domain/kernel/seen-text.js';
import { HOSTILE_TEXTS } from '@portal/domain/testing/hostile-texts.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const show = ({ client, student }: SignedIn) =>
  client.get(`/api/user/${encodeURIComponent(student.email)}`);

type Shown = { readonly user: Record<string, unknown> };

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

  it.each([
    ['of 200 characters that are three bytes each', `${'आ'.repeat(200)}@example.com`],
    ['with signs that an address in the bar needs escaped', 'a+b/c?d#e%f&g=h@example.com'],
  ])('finds an email %s', async (_, email) => {
    const one = await signedInStudent(portal, { email });
    expect(await show(one)).toMatchObject({ status: 200, body: { user: { email } } });
  });
});

describe('POST /api/user', () => {
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

  it('keeps what people type, the name without what turns its direction', async () => {
    const one = await signedInStudent(portal);
    for (const text of HOSTILE_TEXTS) {
      const sent = { name: onPaper(text) ? 'Asha' : text, message: text };
      expect((await one.client.post('/api/user', sent)).status).toBe(200);
      expect((await show(one)).body).toMatchObject({
        user: { ...sent, name: tidyLine(sent.name) },
      });
    }
    expect((await one.client.post('/api/user', { name: 'A\0' })).status).toBe(400);
  });
});
