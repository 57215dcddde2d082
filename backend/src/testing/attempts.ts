import type { Student } from '@portal/domain/accounts/student.js';
import type { Question } from '@portal/domain/questions/question.js';
import { paidStudent, type SignedIn } from './students.js';
import type { Replica } from './test-portal.js';
import type { AttemptNews } from '@portal/domain/exam/index.js';

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

export const letPass = ({ dataSource }: Replica, attemptId: string, seconds: number) =>
  dataSource.query(
    `UPDATE attempts SET started_at = started_at - make_interval(secs => $2),
      deadline = deadline - make_interval(secs => $2) WHERE id = $1`,
    [attemptId, seconds],
  );

/** The time limit that holds unless the business decides otherwise, in seconds. */
export const HALF_HOUR = 30 * 60;

export type NewsStream = {
  readonly status: number;
  readonly headers: Headers;
  /** The next news; null once the server has ended the stream. */
  readonly next: () => Promise<AttemptNews | null>;
  readonly close: () => void;
};

export async function listenTo(
  { client }: Pick<Replica, 'client'>,
  { token }: Pick<SignedIn, 'token'>,
  attemptId: string,
): Promise<NewsStream> {
  const giveUp = new AbortController();
  const response = await fetch(`${client.baseUrl}/api/test/news?attemptId=${attemptId}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: giveUp.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<AttemptNews | null> => {
    const end = text.indexOf('\n\n');
    if (end < 0) {
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
      return next();
    }
    const event = text.slice(0, end);
    text = text.slice(end + 2);
    return event.startsWith('data: ') ? (JSON.parse(event.slice(6)) as AttemptNews) : next();
  };
  return { status: response.status, headers: response.headers, next, close: () => giveUp.abort() };
}
