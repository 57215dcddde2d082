import { aFamily, aQuestion } from '../../testing/a-question.js';
import { aTestContext } from '../../testing/a-test-context.js';
import { draftRuling } from './draft-ruling.js';
import type { RulingContent } from './ruling.js';

const ACTOR = { adminId: '00000000-0000-4000-8000-000000000001', username: 'meera' };
const question = aQuestion({ id: 'hr-1', version: 2 });
const family = { ...question, id: 'a-family', family: aFamily() };
const { a, b, c } = question.options;

async function draft(parts: Partial<RulingContent>) {
  const context = await aTestContext();
  context.unitOfWork.seedQuestions([question, family]);
  const content = { questionId: 'hr-1', version: 2, kind: 'key', accepted: [a] } as const;
  const asked = { ...content, reason: ' The key was wrong. ', ...parts };
  return { context, ruling: await draftRuling(context, ACTOR, asked) };
}

it('A ruling is kept as a draft, each option once and in order, and noted', async () => {
  const { context, ruling } = await draft({ kind: 'also', accepted: [c, a, c] });
  const said = { version: 2, kind: 'also', accepted: [a, c].sort() };
  const reason = 'The key was wrong.';
  expect(ruling).toEqual({
    ...{ ...said, id: ruling.id, questionId: 'hr-1', reason, madeAt: context.clock.now },
    ...{ adminId: ACTOR.adminId, applied: null, withdrawn: null },
  });
  expect([...context.unitOfWork.tables.rulings.values()]).toEqual([ruling]);
  expect(context.unitOfWork.audit()).toMatchObject([
    {
      ...{ action: 'draft-ruling', subject: 'question', subjectId: 'hr-1', reason },
      ...{ before: null, after: { ...said, ruling: ruling.id } },
    },
  ]);
});

it.each(['credit-all', 'neutral'] as const)('A ruling (%s) names no option', async (kind) => {
  expect((await draft({ kind, questionId: 'a-family' })).ruling.accepted).toEqual([]);
});

it('A ruling on a question family names the mistake behind an option', async () => {
  const { ruling } = await draft({ questionId: 'a-family', kind: 'key', accepted: ['Adds'] });
  expect(ruling.accepted).toEqual(['Adds']);
});

it.each<[Partial<RulingContent>, field: string, why: string]>([
  [{ reason: ' ' }, 'reason', ''],
  [{ kind: 'other' as 'key' }, 'kind', 'choose a ruling'],
  [{ questionId: 'a-family' }, 'accepted', 'name the mistake'],
  [{ questionId: 'a-family', kind: 'also', accepted: [] }, 'accepted', 'at least one'],
  [{ accepted: [a, 'The range'] }, 'accepted', 'not of this version'],
  [{ accepted: [b] }, 'accepted', 'right already'],
  [{ accepted: [] }, 'accepted', 'the one right option'],
  [{ accepted: [a, c] }, 'accepted', 'the one right option'],
  [{ kind: 'also', accepted: [] }, 'accepted', 'at least one'],
])('A ruling is refused with %j', async (parts, field, why) => {
  await expect(draft(parts)).rejects.toMatchObject({
    details: { fields: { [field]: expect.stringContaining(why) } },
  });
});

it.each([{ questionId: 'hr-2' }, { version: 1 }])(
  'A ruling needs a version that is there: %j',
  (parts) => expect(draft(parts)).rejects.toThrow('There is no such version of a question.'),
);
