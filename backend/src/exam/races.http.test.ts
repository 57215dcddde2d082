import { describe, expect, it } from '@jest/globals';
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
  return (await portal.dataSource.query<{ count: number }[]>(sql, [studentId]))[0]!.count;
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
});
