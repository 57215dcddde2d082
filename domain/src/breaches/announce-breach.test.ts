import { describe, expect, it } from '@jest/globals';
import { aBreach } from '../testing/a-breach.js';
import { aContactMessage } from '../testing/a-contact-message.js';
import { aStudent } from '../testing/a-student.js';
import { aTestContext, type TestContext } from '../testing/a-test-context.js';
import { announceBreach } from './announce-breach.js';
import { BreachDiffers } from './errors.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const UNTIL = new Date('2100-01-01T00:00:00.000Z');
const breach = aBreach({ until: UNTIL });
const students = ['asha', 'bina', 'chitra'].map((name) =>
  aStudent({ name, email: `${name}@example.com` }),
);

const announce = (context: TestContext, of = breach, batch = 2) =>
  announceBreach(context, ACTOR, of, batch);
const toldIn = (context: TestContext) => context.mails('breach-notice').map(({ to }) => to);

describe('Announcing a breach', () => {
  it.each([1, 2, 3, 10])('tells each once, %i at a time', async (batch) => {
    const context = await aTestContext({ students });
    await expect(announce(context, breach, batch)).resolves.toBe(3);
    await expect(announce(context, breach, batch)).resolves.toBe(0);
    expect(toldIn(context)).toEqual(students.map(({ email }) => email));
    expect(context.mails()[0]!.data).toEqual({
      name: 'asha',
      number: breach.number,
      from: breach.from.toISOString(),
      until: breach.until.toISOString(),
      data: ['account'],
      nature: breach.nature,
      consequences: breach.consequences,
      measures: breach.measures,
      advice: breach.advice,
      contact: breach.contact,
    });
  });

  it('Announcing a breach by two at once tells each once', async () => {
    const context = await aTestContext({ students });
    const queued = await Promise.all([announce(context), announce(context, breach, 1)]);
    expect(queued[0] + queued[1]).toBe(3);
    expect(toldIn(context).sort()).toEqual(students.map(({ email }) => email));
  });

  it('goes on where it was stopped', async () => {
    const context = await aTestContext({ students });
    let runs = 0;
    const dying = {
      ids: context.ids,
      unitOfWork: {
        run: ((work) => {
          runs += 1;
          if (runs === 2) throw new Error('killed');
          return context.unitOfWork.run(work);
        }) as TestContext['unitOfWork']['run'],
      },
    };
    await expect(announceBreach(dying, ACTOR, breach, 2)).rejects.toThrow('killed');
    expect(toldIn(context)).toHaveLength(2);
    await expect(announce(context)).resolves.toBe(1);
    expect(new Set(toldIn(context)).size).toBe(3);
  });

  it('reaches others later under the same number, in the same words', async () => {
    const context = await aTestContext({ students });
    await announce(context);
    const message = aContactMessage({ email: 'Dev@example.com' });
    await context.unitOfWork.run((tx) => tx.messages.add(message));
    const wider = { ...breach, data: ['account', 'messages'] as const };
    await expect(announce(context, wider)).resolves.toBe(1);
    expect(toldIn(context).at(-1)).toBe('dev@example.com');
  });

  it('in other words is refused, and tells nobody', async () => {
    const context = await aTestContext({ students: students.slice(0, 1) });
    await announce(context);
    await context.unitOfWork.run((tx) => tx.students.add(students[1]!));
    await expect(announce(context, { ...breach, advice: 'Else' })).rejects.toThrow(BreachDiffers);
    expect(toldIn(context)).toHaveLength(1);
    const report = { ...breach.report, events: 'Now we know more.' };
    await expect(announce(context, { ...breach, report })).resolves.toBe(1);
  });

  it('is noted with how many were told, and not at all where nobody was', async () => {
    const context = await aTestContext({ students });
    await announce(context, breach, 10);
    await announce(context, breach, 10);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        adminName: 'meera',
        action: 'announce-breach',
        subject: 'breach',
        subjectId: '2026-01',
        after: { mails: 3 },
      },
    ]);
  });
});
