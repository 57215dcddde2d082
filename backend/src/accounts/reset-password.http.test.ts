import { describe, expect, it } from '@jest/globals';
import { lastCodeTo, notCode } from '../testing/codes.js';
import { hashCheaply } from '../testing/hash-cheaply.js';
import { signedInStudent } from '../testing/students.js';
import { portalOfFile, type Replica } from '../testing/test-portal.js';

const OLD = 'Correct-horse-7';
const NEW = 'Better-horse-8';
const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();
const passwordHash = await hashCheaply(OLD);

const post = (call: string, body: unknown, { client }: Replica = portal) =>
  client.post(`/api/auth/${call}`, body);

const signIn = (email: string, password: string) => post('login', { email, password });

/** A student who has asked for a code, with the code from the mail. */
const asked = async () => {
  const { student, token } = await signedInStudent(portal, { passwordHash });
  const { email } = student;
  expect((await post('request-reset-code', { email })).status).toBe(200);
  return { email, token, code: await lastCodeTo(portal.dataSource, email) };
};

describe('Resetting a password', () => {
  it('goes from the code to the new password, and the old one is void', async () => {
    const { email, code } = await asked();
    expect((await post('verify-reset-code', { email, code })).status).toBe(200);
    expect((await post('update-password', { email, code, password: NEW })).status).toBe(200);
    expect((await signIn(email, OLD)).status).toBe(401);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  it('ends every earlier session at once, on every replica', async () => {
    const { email, token, code } = await asked();
    const path = `/api/attempts/${email}`;
    expect((await other.client.as(token).get(path)).status).toBe(200);
    await post('update-password', { email, code, password: NEW });
    expect((await other.client.as(token).get(path)).status).toBe(401);
    expect((await portal.client.as(token).get(path)).status).toBe(401);
  });

  it('counts fifty wrong tries at once, over both calls and two replicas, as five', async () => {
    const { email, code } = await asked();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const claim = { email, code: notCode(code, at), password: NEW };
        const call = at % 4 < 2 ? 'verify-reset-code' : 'update-password';
        return post(call, claim, at % 2 ? other : portal);
      }),
    );
    const rows = await portal.dataSource.query<{ stray_tries: number }[]>(
      'SELECT stray_tries FROM mailed_codes AS code JOIN students ON students.id = student_id WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ stray_tries: 5 }]);
  });

  it('lets who had guessed too often sign in at once', async () => {
    const { email, code } = await asked();
    for (let turn = 0; turn < 11; turn += 1) await signIn(email, 'Wrong-horse-7');
    expect((await signIn(email, OLD)).status).toBe(429);
    await post('update-password', { email, code, password: NEW });
    expect((await signIn(email, NEW)).status).toBe(200);
  });
});
