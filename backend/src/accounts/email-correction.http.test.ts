import { randomUUID } from 'node:crypto';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { adminTokenOf, signedInStudent } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const support = portal.client.as(await adminTokenOf(portal, 'support'));

const PASSWORD = 'Correct-horse-7';
const anAddress = () => `${randomUUID()}@example.com`;

async function aStudentWithPassword() {
  return signedInStudent(portal, { passwordHash: await hashCheaply(PASSWORD) });
}

const act = (id: string, action: string, body: object) =>
  support.post(`/api/admin/students/${id}/${action}`, body);
const send = (id: string, email: string) => act(id, 'send-correction-code', { email });

async function mailedCode(to: string): Promise<string> {
  const [row] = await portal.dataSource.query<{ code: string }[]>(
    "SELECT data->>'code' AS code FROM emails WHERE to_address = $1 AND kind = 'email-correction'",
    [to],
  );
  return String(row?.code);
}

describe('An email that support corrects', () => {
  it('is changed once by a code, on whichever replica, and ends every session', async () => {
    const { student, client } = await aStudentWithPassword();
    const right = anAddress();
    expect((await send(student.id, right)).status).toBe(200);
    expect((await client.get('/api/receipts')).status).toBe(200);
    const claim = { email: right, code: await mailedCode(right), reason: 'On the phone.' };
    const token = await adminTokenOf(portal, 'support');
    const all = await Promise.all(
      [portal, other, portal, other].map((at) =>
        at.client.as(token).post(`/api/admin/students/${student.id}/correct-email`, claim),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await client.get('/api/receipts')).status).toBe(401);
    const signIn = (email: string) =>
      portal.client.post('/api/auth/login', { email, password: PASSWORD });
    expect((await signIn(right)).status).toBe(200);
    expect((await signIn(student.email)).status).toBe(401);
    const { body } = await support.get(`/api/admin/students/${student.id}/record`);
    const titles = (body as { entries: { title: string }[] }).entries.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Email corrected', 'Correct email']));
  });

  it('goes to the taken address of only one of two at once', async () => {
    const right = anAddress();
    const both = [await aStudentWithPassword(), await aStudentWithPassword()];
    const claims: { id: string; code: string }[] = [];
    for (const { student } of both) {
      expect((await send(student.id, right)).status).toBe(200);
      claims.push({ id: student.id, code: await mailedCode(right) });
      await portal.dataSource.query('DELETE FROM emails WHERE to_address = $1', [right]);
    }
    const all = await Promise.all(
      claims.map(({ id, code }) => act(id, 'correct-email', { email: right, code, reason: 'Why' })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
