import type { Student } from '@portal/domain/accounts/student.js';
import type { Question } from '@portal/domain/questions/question.js';
import { paidStudent, type SignedIn } from './students.js';
import type { Replica } from './test-portal.js';

/** A started test as the page gets it. */
export type Started = {
  readonly attemptId: string;
  readonly questions: readonly { readonly _id: string }[];
  readonly answers: Readonly<Record<string, string>>;
  readonly deadline: string;
  readonly startedOn: string;
  readonly remainingSeconds: number;
};

export async function start({ client }: SignedIn, domain = 'data science'): Promise<Started> {
  const { body, status } = await client.get(
    `/api/test/questions?domain=${encodeURIComponent(domain)}`,
  );
  if (status !== 200) throw new Error(`The test did not start: ${JSON.stringify(body)}`);
  return body as Started;
}

/** The right option of each question by its id, in order, as the server keeps them. */
export async function keysOf({ ports }: Replica, attemptId: string): Promise<Map<string, string>> {
  const questions: readonly Question[] = (await ports.attempts.find(attemptId))?.questions ?? [];
  return new Map(questions.map(({ id, correctOption }) => [id, correctOption]));
}

export const submission = (
  { attemptId, questions }: Started,
  options: readonly (string | null)[],
) => ({
  attemptId,
  questions: questions.map((question, at) => ({
    ...question,
    selectedOption: options[at] ?? null,
  })),
});

export async function pass(portal: Replica, one: SignedIn, domain?: string): Promise<Started> {
  const started = await start(one, domain);
  const keys = await keysOf(portal, started.attemptId);
  const right = started.questions.map(({ _id }) => keys.get(_id)!);
  await one.client.post('/api/test/submit', submission(started, right));
  return started;
}

export type Passed = SignedIn & {
  readonly certificate: { readonly id: string; readonly code: string };
};

export async function passedStudent(
  portal: Replica,
  changes: Partial<Student> = {},
): Promise<Passed> {
  const one = await paidStudent(portal, changes);
  await pass(portal, one);
  const { body } = await one.client.get('/api/me/certificates');
  const [certificate] = (body as { certificates: Passed['certificate'][] }).certificates;
  return { ...one, certificate: certificate! };
}

/** Moves an attempt into the past, as if that much time had gone by. */
export const letPass = ({ dataSource }: Replica, attemptId: string, seconds: number) =>
  dataSource.query(
    `UPDATE attempts SET started_at = started_at - make_interval(secs => $2),
      deadline = deadline - make_interval(secs => $2) WHERE id = $1`,
    [attemptId, seconds],
  );

/** The time limit that holds unless the business decides otherwise, in seconds. */
export const HALF_HOUR = 30 * 60;
