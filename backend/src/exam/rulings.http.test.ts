import { start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent, type SignedIn } from '../testing/students.js';
import { portalOfFile } from '../testing/test-portal.js';
import { anAttempt } from '@portal/domain/testing/an-attempt.js';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

const support = portal.client.as(await adminTokenOf(portal, 'support'));

let student: SignedIn;

let voided: string;

/** As a ruling on more than a third of its questions leaves it. */
const VOID = `
  UPDATE results SET is_void = true, score = 4, total_questions = 6, percentage = 66.67
  WHERE id = $1`;

beforeAll(async () => {
  student = await paidStudent(portal);
  const started = await start(student, 'hr');
  await student.client.post('/api/test/submit', submission(started, []));
  voided = started.attemptId;
  await portal.dataSource.query(VOID, [voided]);
});

const rowsAt = async (path: string) =>
  ((await support.get(path)).body as { results: unknown[] }).results;

describe('A result that does not count', () => {
  it('is told as such in the lists of results', async () => {
    const own = await student.client.get(`/api/user/${student.student.email}/results`);
    expect(own.body).toMatchObject({ results: [{ _id: voided, passed: false, isVoid: true }] });
    expect(await rowsAt('/api/test-results')).toMatchObject([{ _id: voided, isVoid: true }]);
  });

  it('is told as such to an admin, among neither those that passed nor those that failed', async () => {
    const list = async (filter: Record<string, boolean> = {}) =>
      (await support.get(`/api/admin/results?filter=${JSON.stringify(filter)}`)).body;
    expect(await list()).toMatchObject([{ id: voided, isVoid: true }]);
    expect(await list({ passed: true })).toEqual([]);
    expect(await list({ passed: false })).toEqual([]);
  });
});

const TEXT = 'The formula in the option leaves out the second term.';

const content = portal.client.as(await adminTokenOf(portal, 'content'));

const questions = (await portal.ports.questions.liveIn('hr')).slice(0, 10);

type Tested = SignedIn & { readonly resultId: string };

async function atTest(): Promise<Tested> {
  const one = await paidStudent(portal);
  const now = await portal.ports.unitOfWork.run((tx) => Promise.resolve(tx.now));
  const of = { studentId: one.student.id, domain: 'hr', questions, startedAt: now } as const;
  const attempt = anAttempt(of);
  await portal.ports.unitOfWork.run((tx) => tx.attempts.add(attempt));
  return { ...one, resultId: attempt.id };
}

async function submit({ client, resultId: attemptId }: Tested): Promise<void> {
  expect((await client.post('/api/test/submit', { attemptId, questions: [] })).status).toBe(200);
}

/** A student with a submitted test of these ten questions, none answered. */
async function tested(): Promise<Tested> {
  const one = await atTest();
  await submit(one);
  return one;
}

const pathOf = ({ resultId }: Tested): string => `/api/test-results/${resultId}/disputes`;

const file = (one: Tested, place: number, changes: object = {}) =>
  one.client.post(pathOf(one), {
    ...{ questionId: questions[place]!.id, kind: 'wrong-key', text: TEXT, ...changes },
  });

const versionOf = (place: number) => {
  const { id: questionId, version } = questions[place]!;
  return { questionId, version };
};

it('A dispute of a question over HTTP is kept, shown with the result, refused twice, and seen by nobody else', async () => {
  const [one, stranger] = [await tested(), await tested()];
  const bad = await file(one, 0, { text: 'Wrong.', kind: 'none' });
  expect([bad.status, bad.body]).toMatchObject([
    400,
    { fields: { kind: expect.any(String), text: 'Please use at least 20 characters' } },
  ]);
  expect((await file(one, 0)).body).toMatchObject({ dispute: { state: 'open', text: TEXT } });
  const twice = await file(one, 0);
  expect([twice.status, twice.body]).toMatchObject([409, { code: 'question_disputed' }]);
  const { body } = await one.client.get(pathOf(one));
  expect(body).toMatchObject({ disputes: [{ state: 'open' }], isOpen: true, left: 2 });
  expect((await stranger.client.get(pathOf(one))).status).toBe(404);
  expect((await stranger.client.post(pathOf(one), {})).status).toBe(400);
  expect((await one.client.get('/api/test-results/none/disputes')).status).toBe(404);
  await content.post('/api/admin/question-disputes/decline', {
    ...{ ...versionOf(0), reason: 'The key is right.' },
  });
});

it('What a student says of a question during the test is seen by who watches, and decided after the test', async () => {
  const [one, stranger] = [await atTest(), await atTest()];
  const disputes = { [questions[4]!.id]: 'Two are right' };
  const say = ({ client }: Tested) =>
    client.put('/api/test/answers', { attemptId: one.resultId, answers: {}, disputes });
  expect((await say(stranger)).status).toBe(404);
  const watched = async () => {
    const { body } = await support.get('/api/admin/open-attempts?domain=hr');
    const { attempts } = body as { attempts: { id: string; disputes: unknown }[] };
    return attempts.find(({ id }) => id === one.resultId)!.disputes;
  };
  expect(await watched()).toEqual([]);
  expect((await say(one)).status).toBe(200);
  expect(await watched()).toEqual([{ place: 5, text: 'Two are right' }]);
  const decline = () =>
    content.post('/api/admin/question-disputes/decline', { ...versionOf(4), reason: 'It is B.' });
  const queue = async () => (await content.get('/api/admin/question-disputes')).body;
  expect([(await decline()).status, await queue()]).toMatchObject([404, { versions: [] }]);
  await submit(one);
  expect(await queue()).toMatchObject({ versions: [{ ...versionOf(4), open: 1 }] });
  expect((await decline()).status).toBe(200);
  const { body } = await one.client.get(pathOf(one));
  expect(body).toMatchObject({ disputes: [{ kind: 'other', answer: 'It is B.' }], left: 2 });
});

const QUESTION = `SELECT id, version FROM questions ORDER BY id LIMIT 1`;

it('A ruling over HTTP is drafted, looked at, applied as it was seen, and listed', async () => {
  const [row] = await portal.dataSource.query<{ id: string; version: number }[]>(QUESTION);
  const { id: questionId, version } = row!;
  const drafted = await content.post('/api/admin/rulings', {
    ...{ questionId, version, kind: 'credit-all', reason: 'No option was right.' },
  });
  const { rulingId } = drafted.body as { rulingId: string };
  const path = `/api/admin/rulings/${rulingId}`;
  const seen = await content.post(`${path}/preview`, { mayTakePasses: false });
  const { preview } = seen.body as { preview: { hash: string; attempts: number } };
  expect(preview.attempts).toBe(0);
  const step = { reason: 'Checked', previewHash: preview.hash, mayTakePasses: false };
  const stale = await content.post(`${path}/apply`, { ...step, previewHash: 'another' });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'preview_is_stale' }]);
  const taking = await content.post(`${path}/apply`, { ...step, mayTakePasses: true });
  expect(taking.status).toBe(403);
  expect((await content.post(`${path}/apply`, step)).status).toBe(200);
  const of = new URLSearchParams({ questionId, version: String(version) });
  const listed = await content.get(`/api/admin/rulings?${of.toString()}`);
  expect(listed.body).toMatchObject({ rulings: [{ id: rulingId, state: 'applied' }] });
});
