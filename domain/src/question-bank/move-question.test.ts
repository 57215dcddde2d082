import { describe, expect, it } from '@jest/globals';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import type { AdminRole } from '../staff/role.js';
import { aQuestion } from '../testing/a-question.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anAdmin } from '../testing/an-admin.js';
import { createQuestion, reviseQuestion } from './edit-question.js';
import { MoveNotAllowed, OwnQuestion, QuestionHasChanged } from './errors.js';
import { moveQuestion } from './move-question.js';
import { contentOf } from './question.js';
import { inState, MOVES, QUESTION_STATES, stateOf, type QuestionMove } from './question-state.js';

const content = contentOf(aQuestion({ id: 'ds-1' }));
const reason = 'It was read aloud';
const ALL_MOVES = Object.keys(MOVES) as QuestionMove[];

/** A context with these admins, who act in this order. */
async function contextOf(...roles: (AdminRole | 'inactive')[]) {
  const context = await aTestContext();
  const admins = roles.map((role) =>
    anAdmin(role === 'inactive' ? { role: 'content', active: false } : { role }),
  );
  for (const admin of admins) await context.unitOfWork.run((tx) => tx.admins.add(admin));
  const actors = admins.map(({ id, username }) => ({ adminId: id, username }));
  return { context, actors };
}

/** A question in review, written by the first of these admins. */
async function inReview(...roles: (AdminRole | 'inactive')[]) {
  const { context, actors } = await contextOf(...roles);
  await createQuestion(context, actors[0]!, content);
  await moveQuestion(context, actors[0]!, { id: 'ds-1', move: 'submit', reason: '' });
  const approve = (at: number, why = '') =>
    moveQuestion(context, actors[at]!, { id: 'ds-1', move: 'approve', reason: why });
  return { context, actors, approve };
}

describe('The way of a question', () => {
  const ALLOWED = [
    'draft submit in-review',
    'in-review send-back draft',
    'in-review approve live',
    'live retire retired',
    'retired restore live',
    'retired rework draft',
  ];
  const PAIRS = QUESTION_STATES.flatMap((state) => ALL_MOVES.map((move) => [state, move] as const));

  it.each(PAIRS)('A question that is %s moves by “%s” as the table says', async (state, move) => {
    const { context, actors } = await contextOf('content');
    const kept = inState({ ...aQuestion({ id: 'ds-1' }), live: false }, state);
    await context.unitOfWork.run((tx) => tx.questions.save([kept]));
    const moving = moveQuestion(context, actors[0]!, { id: 'ds-1', move, reason });
    const { to } = MOVES[move];
    if (state === to) {
      await expect(moving).resolves.toEqual(kept);
      expect(context.unitOfWork.audit()).toEqual([]);
    } else if (ALLOWED.includes(`${state} ${move} ${to}`)) {
      expect(stateOf(await moving)).toBe(to);
      expect(context.unitOfWork.audit()).toMatchObject([
        {
          action: `${move}-question`,
          subject: 'question',
          subjectId: 'ds-1',
          reason,
          before: { version: 1, state },
          after: { version: 1, state: to },
        },
      ]);
    } else {
      await expect(moving).rejects.toThrow(MoveNotAllowed);
      expect(context.unitOfWork.audit()).toEqual([]);
    }
  });

  it('has those ways and no others', () => {
    const ways = ALL_MOVES.map((move) => `${MOVES[move].from} ${move} ${MOVES[move].to}`);
    expect(ways.sort()).toEqual(ALLOWED.sort());
  });

  it.each(ALL_MOVES)('“%s” needs a reason where it has to be explained', async (move) => {
    const { context, actors } = await contextOf('content');
    const kept = inState({ ...aQuestion({ id: 'ds-1' }), live: false }, MOVES[move].from);
    await context.unitOfWork.run((tx) => tx.questions.save([kept]));
    const silent = moveQuestion(context, actors[0]!, { id: 'ds-1', move, reason: ' ' });
    if (['submit', 'approve'].includes(move)) expect(stateOf(await silent)).toBe(MOVES[move].to);
    else await expect(silent).rejects.toThrow(InvalidInput);
  });

  it('puts it in the draw, and takes it out of it, in the same version', async () => {
    const { context, actors, approve } = await inReview('content', 'content');
    const { questions } = context.unitOfWork.stores;
    await expect(questions.liveIn(content.domain)).resolves.toEqual([]);
    await approve(1);
    await expect(questions.liveIn(content.domain)).resolves.toEqual([{ ...content, version: 1 }]);
    await moveQuestion(context, actors[0]!, { id: 'ds-1', move: 'retire', reason });
    await expect(questions.liveIn(content.domain)).resolves.toEqual([]);
  });

  it('begins nowhere without a question, and not in words that nobody has read', async () => {
    const { context, actors } = await inReview('content', 'content');
    const gone = moveQuestion(context, actors[1]!, { id: 'ds-9', move: 'approve', reason });
    await expect(gone).rejects.toThrow(NothingToChange);
    const revision = { content: { ...content, question: 'Why so?' }, version: 1, reason };
    await reviseQuestion(context, actors[0]!, revision);
    await moveQuestion(context, actors[0]!, { id: 'ds-1', move: 'submit', reason: '' });
    const late = { id: 'ds-1', move: 'approve', version: 1, reason } as const;
    await expect(moveQuestion(context, actors[1]!, late)).rejects.toThrow(QuestionHasChanged);
    await moveQuestion(context, actors[1]!, { ...late, version: 2 });
  });
});

describe('An approval', () => {
  it('is not for who wrote the words', async () => {
    const { context, approve } = await inReview('content', 'owner');
    await expect(approve(0, reason)).rejects.toThrow(OwnQuestion);
    await expect(approve(0, reason)).rejects.toThrow('somebody else');
    expect(stateOf(await approve(1))).toBe('live');
    expect(context.unitOfWork.audit().at(-1)).toMatchObject({ action: 'approve-question' });
  });

  it('is not for an owner who wrote them, while anybody else could approve', async () => {
    const { approve } = await inReview('owner', 'content');
    await expect(approve(0, reason)).rejects.toThrow(OwnQuestion);
  });

  it('is for none of several who worked on them since they were live', async () => {
    const { context, actors, approve } = await inReview('content', 'content', 'content');
    const revision = { content: { ...content, question: 'Why so?' }, version: 1, reason };
    await reviseQuestion(context, actors[1]!, revision);
    await moveQuestion(context, actors[1]!, { id: 'ds-1', move: 'submit', reason: '' });
    await expect(approve(0)).rejects.toThrow(OwnQuestion);
    await expect(approve(1)).rejects.toThrow(OwnQuestion);
    expect(await approve(2)).not.toHaveProperty('editors');
  });

  it.each([['support'], ['finance'], ['inactive']] as const)(
    'An approval by an owner of his own words needs a reason, where the only other is %s',
    async (other) => {
      const { context, approve } = await inReview('owner', other);
      await expect(approve(0)).rejects.toMatchObject({
        details: { fields: { reason: expect.stringContaining('nobody else can review them') } },
      });
      expect(stateOf(await approve(0, reason))).toBe('live');
      expect(context.unitOfWork.audit().at(-1)).toMatchObject({
        action: 'approve-own-question',
        reason,
      });
    },
  );

  it('An approval of his own words is not for somebody who is no owner, even if nobody else is there', async () => {
    const { approve } = await inReview('content', 'support');
    await expect(approve(0, reason)).rejects.toThrow('an owner');
  });
});
