import { describe, expect, it } from '@jest/globals';
import { InvalidInput, NothingToChange } from '../kernel/errors.js';
import { aTestContext } from '../testing/a-test-context.js';
import { anApplication } from '../testing/an-application.js';
import { reviewApplication } from './review-application.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const RAVI = { adminId: 'admin-2', username: 'ravi' };
const SEEN = { status: 'received', notes: '' };

async function aContextWithApplication() {
  const context = await aTestContext();
  const application = anApplication();
  await context.unitOfWork.run((tx) => tx.applications.add(application));
  const kept = () => context.unitOfWork.tables.applications.get(application.id);
  return { context, application, kept };
}

describe('Reviewing an application', () => {
  it('keeps status and notes, and who changed them', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const review = { status: 'shortlisted', notes: 'Call on Monday' };
    await reviewApplication(context, ACTOR, {
      applicationId: application.id,
      ...review,
      seen: SEEN,
    });
    expect(kept()).toEqual({ ...application, ...review, version: 1 });
    expect(context.unitOfWork.audit()).toMatchObject([
      {
        action: 'review-application',
        subject: 'application',
        subjectId: application.id,
        reason: '',
        before: { status: 'received', notes: '' },
        after: review,
      },
    ]);
  });

  it.each([
    ['an unknown status', { status: 'hired', notes: '' }, 'status', 'Please choose a status.'],
    ['an empty status', { status: '', notes: '' }, 'status', 'Please choose a status.'],
    [
      'notes of 2001 characters',
      { status: 'closed', notes: 'x'.repeat(2001) },
      'notes',
      'Please use at most 2000 characters.',
    ],
  ])('Reviewing an application refuses %s', async (_, review, field, message) => {
    const { context, application, kept } = await aContextWithApplication();
    const change = { applicationId: application.id, ...review, seen: SEEN };
    await expect(reviewApplication(context, ACTOR, change)).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { [field]: message } },
    });
    expect(kept()).toEqual(application);
  });

  it('takes notes of 2000 characters', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const notes = 'x'.repeat(2000);
    await reviewApplication(context, ACTOR, { applicationId: application.id, notes, seen: SEEN });
    expect(kept()).toMatchObject({ notes });
  });

  it('takes notes alone from an admin who saw the notes alone', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const change = { applicationId: application.id, notes: 'Call', seen: { notes: '' } };
    await reviewApplication(context, ACTOR, change);
    expect(kept()).toEqual({ ...application, notes: 'Call' });
  });

  it('keeps each note in the thread, and each status as a move', async () => {
    const { context, application } = await aContextWithApplication();
    const applicationId = application.id;
    const review = (change: object, seen: object) =>
      reviewApplication(context, ACTOR, { applicationId, ...change, seen });
    await review({ notes: 'Call' }, SEEN);
    await review({ notes: 'Called', status: 'closed' }, { ...SEEN, notes: 'Call' });
    await review({ notes: '' }, { notes: 'Called' });
    const { applications } = context.unitOfWork.stores;
    expect(await applications.notesOf(applicationId)).toMatchObject([
      { text: 'Call', adminName: 'meera' },
      { text: 'Called', adminName: 'meera' },
    ]);
    expect(await applications.movesOf(applicationId)).toMatchObject([
      { from: 'received', to: 'closed', adminName: 'meera', isMailed: false },
    ]);
  });

  it('refuses a status to which the application can not go', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const change = { applicationId: application.id, status: 'completed', seen: SEEN };
    const refused = reviewApplication(context, ACTOR, change);
    await expect(refused).rejects.toThrow(
      "An application that is received can't become completed.",
    );
    expect(kept()).toEqual(application);
  });

  it('leaves what it does not name as it was', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const applicationId = application.id;
    await reviewApplication(context, ACTOR, { applicationId, notes: 'Call on Monday', seen: SEEN });
    await reviewApplication(context, ACTOR, { applicationId, status: 'closed', seen: SEEN });
    const left = { status: 'closed', notes: 'Call on Monday', version: 1 };
    expect(kept()).toEqual({ ...application, ...left });
  });

  it('undoes nothing that somebody else saved since it was opened', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const applicationId = application.id;
    const theirs = { status: 'shortlisted', notes: 'Strong portfolio' };
    await reviewApplication(context, RAVI, { applicationId, ...theirs, seen: SEEN });
    const mine = { applicationId, status: 'closed', notes: 'No answer' };
    await expect(reviewApplication(context, ACTOR, { ...mine, seen: SEEN })).rejects.toThrow(
      'ravi has changed this application since you opened it (status, notes).',
    );
    expect(kept()).toMatchObject(theirs);
    await reviewApplication(context, ACTOR, { ...mine, seen: theirs });
    expect(kept()).toMatchObject({ status: 'closed', notes: 'No answer' });
  });

  it('refuses to replace what was not seen', async () => {
    const { context, application, kept } = await aContextWithApplication();
    const change = { applicationId: application.id, notes: 'Blind', seen: { status: 'received' } };
    const refused = reviewApplication(context, ACTOR, change);
    await expect(refused).rejects.toThrow(InvalidInput);
    await expect(refused).rejects.toMatchObject({
      details: { fields: { seen: expect.any(String) } },
    });
    expect(kept()).toEqual(application);
  });

  it('knows only applications that exist', async () => {
    const { context } = await aContextWithApplication();
    const change = { applicationId: 'none', status: 'closed', notes: '', seen: SEEN };
    const refused = reviewApplication(context, ACTOR, change);
    await expect(refused).rejects.toThrow(NothingToChange);
    await expect(refused).rejects.toThrow('There is no such application.');
  });
});
