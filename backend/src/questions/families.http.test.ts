import { variantOf } from '@portal/domain/questions/families/variant.js';
import { familyQuestion } from '@portal/domain/questions/family-question.js';
import { OPTION_KEYS, type OptionKey } from '@portal/domain/questions/options.js';
import { contentOf } from '@portal/domain/questions/question.js';
import { aFamily, aQuestion } from '@portal/domain/testing/a-question.js';
import { start, submission } from '../testing/attempts.js';
import { adminTokenOf, paidStudent } from '../testing/students.js';
import type { TestClient } from '../testing/test-client.js';
import { portalOfFile } from '../testing/test-portal.js';

let admin: TestClient;

const family = aFamily();
const SUBJECT = 'data science';

const portal = await portalOfFile({ PROCESS_ROLE: 'api' });

beforeAll(async () => {
  admin = portal.client.as(await adminTokenOf(portal, 'content'));
  await portal.dataSource.query('UPDATE questions SET live = false WHERE domain = $1', [SUBJECT]);
  const questions = Array.from({ length: 31 }, (_, at) => {
    const place = contentOf(aQuestion({ id: `ds-family-${at}`, domain: SUBJECT }));
    return { ...familyQuestion({ ...place, family }), version: 1, live: true };
  });
  await portal.ports.unitOfWork.run((tx) => tx.questions.save(questions));
});

describe('A question family', () => {
  it('is served as a variant, whose seed the attempt keeps, and shown so in the review', async () => {
    const student = await paidStudent(portal);
    const test = await start(student, SUBJECT);
    const attempt = await portal.ports.attempts.find(test.attemptId);
    for (const { seed, question, options, correctOption, ...rest } of attempt!.questions) {
      const drawn = variantOf(family, seed!);
      expect(question).toBe(drawn.question);
      expect(options[correctOption]).toBe(drawn.options[drawn.correctOption]);
      expect(rest).not.toHaveProperty('family');
    }
    expect(JSON.stringify(test)).not.toMatch(/seed|correctOption|mistake|family"/);
    const keys = attempt!.questions.map(({ correctOption }) => correctOption);
    const { body } = await student.client.post('/api/test/submit', submission(test, keys));
    const result = await portal.ports.results.find((body as { resultId: string }).resultId);
    expect(result?.score).toBe(10);
    expect(result?.questions.map(({ question }) => question)).toEqual(
      attempt!.questions.map(({ question }) => question),
    );
  });

  it('shows an admin its variants, and why each wrong option is chosen', async () => {
    const { body, status } = await admin.get('/api/admin/questions/ds-family-0/variants?from=7');
    expect(status).toBe(200);
    const { variants } = body as { variants: { seed: number; question: string }[] };
    expect(variants.map(({ seed }) => seed)).toEqual([7, 8, 9, 10, 11]);
    expect(variants[0]).toEqual({ seed: 7, ...variantOf(family, 7) });
    const fixed = await admin.get('/api/admin/questions/hr-001/variants');
    expect(fixed.body).toEqual({ success: true, variants: [] });
    expect((await admin.get('/api/admin/questions/hr-001/variants?from=0')).status).toBe(400);
  });
});

it('A ruling on a family names a mistake, and changes the tests whose variant has it; a report shows that variant', async () => {
  const student = await paidStudent(portal);
  const test = await start(student, SUBJECT);
  const { questions } = (await portal.ports.attempts.find(test.attemptId))!;
  const { id: questionId, version, question, correctOption, mistakes = {} } = questions[0]!;
  const [chosen] = OPTION_KEYS.filter((key) => key !== correctOption) as [OptionKey];
  const { status } = await student.client.post('/api/test/submit', submission(test, [chosen]));
  expect(status).toBe(200);
  await student.client.post(`/api/test-results/${test.attemptId}/disputes`, {
    ...{ questionId, kind: 'two-right', text: 'My option is right by the same rule.' },
  });
  const of = new URLSearchParams({ questionId, version: String(version) }).toString();
  const reported = await admin.get(`/api/admin/question-disputes/version?${of}`);
  const variant = { question, correctOption, mistakes, chosen };
  expect(reported.body).toMatchObject({ disputes: [{ variant }] });
  const ruling = { questionId, version, kind: 'also', reason: 'It is right too.' };
  const other = await admin.post('/api/admin/rulings', { ...ruling, accepted: ['No mistake'] });
  const refusal = { fields: { accepted: expect.stringContaining('name the mistake') } };
  expect([other.status, other.body]).toMatchObject([400, refusal]);
  const drafted = await admin.post('/api/admin/rulings', {
    ...{ ...ruling, accepted: mistakes[chosen] },
  });
  const { rulingId } = drafted.body as { rulingId: string };
  const seen = await admin.post(`/api/admin/rulings/${rulingId}/preview`, {});
  expect(seen.body).toMatchObject({ preview: { changed: 1, marksUp: 1, marksDown: 0 } });
});

it('The figures of a family name the mistake behind a wrong option, and are not for students', async () => {
  const student = await paidStudent(portal);
  const test = await start(student, SUBJECT);
  const { questions } = (await portal.ports.attempts.find(test.attemptId))!;
  const wrong = questions[0]!;
  const { mistakes, options } = variantOf(family, wrong.seed!);
  const wrongKey = (['a', 'b', 'c', 'd'] as const).find((key) => mistakes[key] !== undefined)!;
  const servedKey = (['a', 'b', 'c', 'd'] as const).find(
    (key) => wrong.options[key] === options[wrongKey],
  )!;
  const keys = questions.map((one, at) => (at === 0 ? servedKey : one.correctOption));
  await student.client.post('/api/test/submit', submission(test, keys));
  // Nobody reads ten questions in no time: such a test counts as given up.
  const path = `/api/admin/questions/${wrong.id}/health`;
  const before = await admin.get(path);
  expect(before.body).toMatchObject({ versions: [{ id: wrong.id, correct: null }] });
  await portal.dataSource.query(
    `UPDATE attempts SET started_at = started_at - interval '10 minutes' WHERE id = $1`,
    [test.attemptId],
  );
  const { status, body } = await admin.get(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    versions: [
      {
        ...{ id: wrong.id, answered: 1, correct: 0, samples: 0 },
        choices: expect.arrayContaining([
          expect.objectContaining({ text: mistakes[wrongKey]![0], chosen: 1 }),
        ]),
      },
    ],
  });
  expect((await student.client.get(path)).status).toBe(403);
  expect((await portal.client.get(path)).status).toBe(401);
});

it('A family that cannot be drawn serves its sample, which the figures count', async () => {
  await portal.dataSource.query(
    `UPDATE questions SET family = family || '{"answer": "nothing"}' WHERE domain = $1`,
    [SUBJECT],
  );
  const student = await paidStudent(portal);
  const test = await start(student, SUBJECT);
  const [{ _id: id }] = test.questions as [(typeof test.questions)[0]];
  await student.client.post('/api/test/submit', submission(test, []));
  const { body } = await admin.get(`/api/admin/questions/${id}/health`);
  expect(body).toMatchObject({ versions: [{ samples: 1, flags: ['not-drawn'] }] });
});
