import { describe, expect, it } from '@jest/globals';
import { keysOf, start } from '../testing/attempts.js';
import { paidStudent, type SignedIn } from '../testing/students.js';
import type { Answer } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });
const other = await portal.addReplica();

const START = '/api/test/questions?domain=devops';

/** Calls made at once, every second one to the other replica. */
const atOnce = (
  times: number,
  { token }: SignedIn,
  call: (client: SignedIn['client']) => Promise<Answer>,
) =>
  Promise.all(
    Array.from({ length: times }, (_, turn) => call((turn % 2 ? other : portal).client.as(token))),
  );

const valuesOf = (answers: readonly Answer[], name: string): Set<unknown> =>
  new Set(answers.map(({ body }) => (body as Record<string, unknown>)[name]));

const count = async (table: string, studentId: string): Promise<number> => {
  const sql = `SELECT count(*)::int AS count FROM ${table} WHERE student_id = $1`;
  const rows = await portal.dataSource.query<{ count: number }[]>(sql, [studentId]);
  return rows[0]!.count;
};

const attemptsUsed = async ({ student }: SignedIn): Promise<number> =>
  (await portal.ports.students.findById(student.id))!.attemptsUsed;

describe('At once, over two replicas', () => {
  it('a hundred starts with one attempt left open one attempt', async () => {
    const one = await paidStudent(portal, { attemptsUsed: 4 });
    const answers = await atOnce(100, one, (client) => client.get(START));
    expect(valuesOf(answers, 'success')).toEqual(new Set([true]));
    expect(valuesOf(answers, 'attemptId').size).toBe(1);
    expect(valuesOf(answers, 'deadline').size).toBe(1);
    expect(await count('attempts', one.student.id)).toBe(1);
    expect(await attemptsUsed(one)).toBe(4);
  });

  it('twenty submits give one result, one used attempt and twenty times the same id', async () => {
    const one = await paidStudent(portal, { attemptsUsed: 4 });
    const { body: started } = await one.client.get(START);
    const { attemptId, questions } = started as { attemptId: string; questions: object[] };
    const sent = { attemptId, questions: questions.map((q) => ({ ...q, selectedOption: 'a' })) };
    const answers = await atOnce(20, one, (client) => client.post('/api/test/submit', sent));
    expect(valuesOf(answers, 'resultId')).toEqual(new Set([attemptId]));
    expect(await count('results', one.student.id)).toBe(1);
    expect(await attemptsUsed(one)).toBe(5);
    expect((await one.client.get(START)).body).toMatchObject({ code: 'no_attempts_left' });
  });

  it('a hundred submits of a test that is passed issue one certificate', async () => {
    const one = await paidStudent(portal);
    const started = await start(one);
    const keys = await keysOf(portal, started.attemptId);
    const answers = Object.fromEntries(keys);
    expect(
      (await one.client.put('/api/test/answers', { attemptId: started.attemptId, answers })).status,
    ).toBe(200);
    const sent = { attemptId: started.attemptId };
    await atOnce(100, one, (client) => client.post('/api/test/submit', sent));
    expect(await portal.ports.certificates.findAllOf(one.student.id)).toMatchObject([
      { id: started.attemptId, nameAsPrinted: one.student.name, state: 'valid' },
    ]);
  });

  it('starts, saves and submits leave as many results as used attempts', async () => {
    const one = await paidStudent(portal);
    const { body: started } = await one.client.get(START);
    const { attemptId } = started as { attemptId: string };
    const calls = [
      (client: SignedIn['client']) => client.get(START),
      (client: SignedIn['client']) => client.put('/api/test/answers', { attemptId, answers: {} }),
      (client: SignedIn['client']) => client.post('/api/test/submit', { attemptId }),
    ];
    const answers = await Promise.all(calls.flatMap((call) => [atOnce(10, one, call)]));
    expect(answers.flat().every(({ status }) => status < 500)).toBe(true);
    expect(await count('results', one.student.id)).toBe(await attemptsUsed(one));
  });
});
