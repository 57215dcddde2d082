import { aTestContext } from '../testing/a-test-context.js';
import { aCompletionForm, anApplication, anOfferForm } from '../testing/an-application.js';
import { addApplicationNote } from './assign-application.js';
import type { InterviewForm } from './interview.js';
import { moveApplication } from './move-application.js';
import { mailOf, type Mailing, usualMail } from './move-mail.js';
import { STAGES, type Stage } from './stages.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const RAVI = { adminId: 'admin-2', username: 'ravi' };

const letterTo = (to: string, now: Date) => {
  if (to === 'offered') return anOfferForm(now);
  return to === 'completed' ? aCompletionForm(now) : null;
};

async function aContextWithApplication(status: Stage = 'received') {
  const context = await aTestContext();
  const application = anApplication({ status });
  await context.unitOfWork.run((tx) => tx.applications.add(application));
  const { id: applicationId } = application;
  return {
    ...{ context, application },
    kept: () => context.unitOfWork.tables.applications.get(applicationId)!,
    moves: () => context.unitOfWork.stores.applications.movesOf(applicationId),
    move: (to: string, version = 0, actor = ACTOR, reason = '', mail: Mailing = null) =>
      moveApplication(context, actor, {
        ...{ applicationId, version, to, reason, mail },
        letter: letterTo(to, context.clock.now),
      }),
  };
}

describe('Moving an application', () => {
  it('keeps the stage, who moved it, when and why', async () => {
    const { context, application, kept, moves, move } = await aContextWithApplication();
    await move('shortlisted', 0, ACTOR, '  Strong portfolio ');
    expect(kept()).toEqual({ ...application, status: 'shortlisted', version: 1 });
    expect(await moves()).toEqual([
      {
        id: expect.any(String),
        applicationId: application.id,
        ...{ from: 'received', to: 'shortlisted', adminId: 'admin-1', adminName: 'meera' },
        ...{ reason: 'Strong portfolio', isMailed: false, at: context.clock.now },
      },
    ]);
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        ...{ action: 'move-application', subject: 'application', subjectId: application.id },
        ...{ reason: 'Strong portfolio', adminName: 'meera' },
        ...{ before: { status: 'received' }, after: { status: 'shortlisted' } },
      },
    ]);
  });

  it('refuses the later of two admins, and says who was first and what it is now', async () => {
    const { kept, moves, move } = await aContextWithApplication();
    await move('shortlisted', 0, RAVI);
    await expect(move('closed')).rejects.toThrow(
      'ravi has changed this application since you opened it (it is now shortlisted).',
    );
    expect(kept().status).toBe('shortlisted');
    expect(await moves()).toHaveLength(1);
    await move('closed', 1);
    expect(kept()).toMatchObject({ status: 'closed', version: 2 });
  });

  it.each([
    ['a word that is no stage', 'hired', '', 'to', 'Please choose a stage.'],
    ['a long reason', 'closed', 'x'.repeat(501), 'reason', 'Please use at most 500 characters.'],
  ])('Moving an application refuses %s', async (_, to, reason, field, message) => {
    const { application, kept, move } = await aContextWithApplication();
    await expect(move(to, 0, ACTOR, reason)).rejects.toMatchObject({
      details: { fields: { [field]: message } },
    });
    expect(kept()).toEqual(application);
  });

  it('mails with the move what was written, and says so of the move', async () => {
    const { context, application, moves, move } = await aContextWithApplication();
    const mail = { subject: ' On the shortlist ', text: ' Well done.\n\nMore soon. ' };
    await move('shortlisted', 0, ACTOR, '', mail);
    const { name, email: to } = application;
    expect(context.mails()).toEqual([
      {
        ...{ kind: 'application-moved', to },
        data: {
          ...{ name, subject: 'On the shortlist', text: 'Well done.\n\nMore soon.' },
          page: `token-of-${application.id}`,
        },
      },
    ]);
    expect(await moves()).toMatchObject([{ isMailed: true }]);
    expect(context.unitOfWork.audit()).toMatchObject([
      { after: { status: 'shortlisted', mail: 'On the shortlist' } },
    ]);
  });

  it('mails the usual words, if that is asked for and there are some', async () => {
    const { context, moves, move } = await aContextWithApplication();
    await move('shortlisted', 0, ACTOR, '', 'usual');
    expect(context.mails('application-moved')).toMatchObject([{ data: usualMail('shortlisted') }]);
    const refused = move('received', 1, ACTOR, '', 'usual');
    await expect(refused).rejects.toThrow('There is no usual mail about received.');
    expect(await moves()).toHaveLength(1);
  });

  it('mails nothing of a move that is refused', async () => {
    const { context, move } = await aContextWithApplication();
    await expect(move('completed', 0, ACTOR, '', 'usual')).rejects.toThrow();
    await expect(move('shortlisted', 7, ACTOR, '', 'usual')).rejects.toThrow();
    expect(context.mails()).toEqual([]);
  });

  it.each([
    ['no subject', ' ', 'Hello there', 'subject', 'Please write a subject'],
    ['a long subject', 'x'.repeat(201), 'Hello', 'subject', 'Please use at most 200 characters'],
    ['no text', 'Hello', ' ', 'text', 'Please write what the mail says'],
    ['a long text', 'Hello', 'x'.repeat(2001), 'text', 'Please use at most 2000 characters'],
  ])('takes no mail with %s', async (_, subject, text, field, message) => {
    const { application, kept, move } = await aContextWithApplication();
    await expect(move('closed', 0, ACTOR, '', { subject, text })).rejects.toMatchObject({
      details: { fields: { [field]: message } },
    });
    expect(kept()).toEqual(application);
  });

  it.each(STAGES)('has usual words for %s that can be sent, and ask for no test', (stage) => {
    const usual = usualMail(stage);
    expect(usual === null).toBe(stage === 'received');
    if (!usual) return;
    expect(mailOf(usual, stage)).toEqual(usual);
    expect(usual.text).not.toMatch(/\btest\b|₹|fee|pay/i);
  });

  it('knows only applications that exist', async () => {
    const { context } = await aContextWithApplication();
    const none = { applicationId: 'none', version: 0, to: 'closed', reason: '', mail: null };
    await expect(moveApplication(context, ACTOR, none)).rejects.toThrow(
      'There is no such application.',
    );
  });

  it('names the applicant, if it was the applicant who moved it last', async () => {
    const { context, application, move } = await aContextWithApplication('interview');
    await move('offered', 0, RAVI);
    context.clock.pass(1);
    await context.unitOfWork.run(async (tx) => {
      await tx.applications.saveState({ ...application, status: 'accepted', version: 2 });
      await tx.applications.addMove({
        ...{ id: 'move', applicationId: application.id, from: 'offered', to: 'accepted' },
        ...{ adminId: null, adminName: '', reason: '', isMailed: false, at: tx.now },
      });
    });
    const message =
      'The applicant has changed this application since you opened it (it is now accepted).';
    await expect(move('closed', 1)).rejects.toThrow(message);
    // A note changes nothing that a move could undo.
    context.clock.pass(1);
    const written = { applicationId: application.id, text: 'They wrote to me as well' };
    await addApplicationNote(context, RAVI, written);
    await expect(move('closed', 1)).rejects.toThrow(message);
  });
});

describe('The interview of an application', () => {
  const FORM = { start: '2025-06-03T16:00', minutes: '30', place: ' Room  2 ' };
  const INTERVIEW = { startsAt: '2025-06-03T10:30:00.000Z', minutes: 30, place: 'Room 2' };

  async function arranging(status: Stage = 'shortlisted') {
    const { context, application, kept } = await aContextWithApplication(status);
    const { id: applicationId } = application;
    const arrange = (interview: InterviewForm | null, to = 'interview') =>
      moveApplication(context, ACTOR, {
        ...{ applicationId, version: kept().version, to, reason: '', mail: 'usual', interview },
      });
    return { context, application, kept, arrange };
  }

  it('has its time and place in the mail, and is gone with the next stage', async () => {
    const { context, application, kept, arrange } = await arranging();
    await arrange(FORM);
    expect(kept()).toMatchObject({ status: 'interview', interview: INTERVIEW });
    const uid = application.id;
    expect(context.mails('application-moved')).toMatchObject([
      { data: { interview: { ...INTERVIEW, uid, sequence: 1 } } },
    ]);
    const { startsAt: interview, place } = INTERVIEW;
    expect(context.unitOfWork.audit()).toMatchObject([{ after: { interview, place } }]);
    await arrange(null, 'closed');
    expect(kept().interview).toBeNull();
  });

  it('gets another time by another mail, which calendars take for the same interview', async () => {
    const { context, kept, arrange } = await arranging();
    await arrange(FORM);
    await arrange({ ...FORM, start: '2025-06-04T09:00', minutes: '45' });
    expect(kept()).toMatchObject({ interview: { startsAt: '2025-06-04T03:30:00.000Z' } });
    const [first, second] = context.mails('application-moved').map(({ data }) => data);
    const { uid } = (first as { interview: { uid: string } }).interview;
    expect(second).toMatchObject({ interview: { uid, sequence: 2, minutes: 45 } });
  });

  it('can be left open', async () => {
    const { context, kept, arrange } = await arranging();
    await arrange(null);
    expect(kept()).toMatchObject({ status: 'interview', interview: null });
    expect(context.mails()).toMatchObject([{ data: { subject: usualMail('interview')!.subject } }]);
  });

  it.each<[string, Partial<InterviewForm>, string]>([
    ['that is over', { start: '2025-06-02T14:30' }, 'start'],
    ['far ahead', { start: '2025-10-01T14:30' }, 'start'],
    ['that is none', { start: '2025-02-30T14:30' }, 'start'],
    ['of a length that is not offered', { minutes: '31' }, 'minutes'],
    ['without a place', { place: ' ' }, 'place'],
    ['with a long place', { place: 'x'.repeat(301) }, 'place'],
  ])('is refused at a time %s', async (_, parts, field) => {
    const { application, kept, arrange } = await arranging();
    await expect(arrange({ ...FORM, ...parts })).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(kept()).toEqual(application);
  });

  it('goes with no other stage', async () => {
    const { application, kept, arrange } = await arranging();
    await expect(arrange(FORM, 'closed')).rejects.toThrow('No interview goes with this stage.');
    expect(kept()).toEqual(application);
  });
});
