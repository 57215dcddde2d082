import { describe, expect, it } from '@jest/globals';
import { reviewApplication } from './review-application.js';
import { NothingToChange } from '../administration/errors.js';
import { InvalidInput } from '../shared/refusal.js';
import { aWorld } from '../testing/a-world.js';
import { anApplication } from '../testing/an-application.js';

const ACTOR = { adminId: 'admin-1', username: 'meera' };
const RAVI = { adminId: 'admin-2', username: 'ravi' };
const SEEN = { status: 'received', notes: '' };

async function aWorldWithApplication() {
  const world = await aWorld();
  const application = anApplication();
  await world.unitOfWork.run((tx) => tx.applications.add(application));
  const kept = () => world.unitOfWork.tables.applications.get(application.id);
  return { world, application, kept };
}

describe('Reviewing an application', () => {
  it('keeps status and notes, and who changed them', async () => {
    const { world, application, kept } = await aWorldWithApplication();
    const review = { status: 'shortlisted', notes: 'Call on Monday' };
    await reviewApplication(world, ACTOR, {
      applicationId: application.id,
      ...review,
      seen: SEEN,
    });
    expect(kept()).toEqual({ ...application, ...review });
    expect(world.unitOfWork.audit()).toMatchObject([
      { subjectId: application.id, before: { status: 'received', notes: '' }, after: review },
    ]);
  });

  it.each([
    { status: 'hired', notes: '' },
    { status: '', notes: '' },
    { status: 'closed', notes: 'x'.repeat(5_001) },
  ])('refuses $status', async (review) => {
    const { world, application, kept } = await aWorldWithApplication();
    const change = { applicationId: application.id, ...review, seen: SEEN };
    await expect(reviewApplication(world, ACTOR, change)).rejects.toThrow(InvalidInput);
    expect(kept()).toEqual(application);
  });

  it('leaves what it does not name as it was', async () => {
    const { world, application, kept } = await aWorldWithApplication();
    const applicationId = application.id;
    await reviewApplication(world, ACTOR, { applicationId, notes: 'Call on Monday', seen: SEEN });
    await reviewApplication(world, ACTOR, { applicationId, status: 'closed', seen: SEEN });
    expect(kept()).toEqual({ ...application, status: 'closed', notes: 'Call on Monday' });
  });

  it('undoes nothing that somebody else saved since it was opened', async () => {
    const { world, application, kept } = await aWorldWithApplication();
    const applicationId = application.id;
    const theirs = { status: 'shortlisted', notes: 'Strong portfolio' };
    await reviewApplication(world, RAVI, { applicationId, ...theirs, seen: SEEN });
    const mine = { applicationId, status: 'closed', notes: 'No answer' };
    await expect(reviewApplication(world, ACTOR, { ...mine, seen: SEEN })).rejects.toThrow(
      'ravi has changed this application since you opened it (status, notes).',
    );
    expect(kept()).toMatchObject(theirs);
    await reviewApplication(world, ACTOR, { ...mine, seen: theirs });
    expect(kept()).toMatchObject({ status: 'closed', notes: 'No answer' });
  });

  it('refuses to replace what was not seen', async () => {
    const { world, application, kept } = await aWorldWithApplication();
    const change = { applicationId: application.id, notes: 'Blind', seen: { status: 'received' } };
    await expect(reviewApplication(world, ACTOR, change)).rejects.toThrow(InvalidInput);
    expect(kept()).toEqual(application);
  });

  it('knows only applications that exist', async () => {
    const { world } = await aWorldWithApplication();
    const change = { applicationId: 'none', status: 'closed', notes: '', seen: SEEN };
    await expect(reviewApplication(world, ACTOR, change)).rejects.toThrow(NothingToChange);
  });
});
