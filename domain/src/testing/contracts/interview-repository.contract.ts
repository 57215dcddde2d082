import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import { anApplication } from '../an-application.js';
import { anInterview, anInterviewSlot } from '../an-interview.js';
import { A_DAY } from '../moments.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

/** What every {@link InterviewRepository} promises. */
export const interviewRepositoryContract = contract('InterviewRepository', (it) => {
  async function aProposal(subject: StoresUnderTest, slot = anInterviewSlot()) {
    const applications = [anApplication(), anApplication()] as const;
    await subject.run(async (tx) => {
      for (const one of applications) await tx.applications.add(one);
      await tx.interviews.addSlot(slot);
      await tx.interviews.propose(slot.id, applications[0].id, A_DAY);
      await tx.interviews.propose(slot.id, applications[0].id, secondsAfter(A_DAY, 1));
    });
    return { interviews: subject.stores.interviews, slot, applications };
  }

  it('keeps a slot, for the application alone to which it was proposed', async (subject) => {
    const { slot, applications } = await aProposal(subject);
    const lock = (slotId: string, applicationId: string) =>
      subject.run((tx) => tx.interviews.lockProposed(slotId, applicationId));
    expect(await lock(slot.id, applications[0].id)).toEqual(slot);
    expect(await lock(slot.id, applications[1].id)).toBeNull();
    expect(await lock(randomUUID(), applications[0].id)).toBeNull();
    await subject.run((tx) => tx.interviews.withdrawSlot(slot.id, A_DAY));
    expect(await lock(slot.id, applications[0].id)).toEqual({ ...slot, withdrawnAt: A_DAY });
  });

  it('finds the slots of a reviewer that hold and are not over', async (subject) => {
    const { interviews, slot } = await aProposal(subject);
    const { reviewerId, startsAt, endsAt } = slot;
    const later = anInterviewSlot({
      reviewerId,
      startsAt: endsAt,
      endsAt: secondsAfter(endsAt, 60),
    });
    const others = anInterviewSlot();
    await subject.run(async (tx) => {
      await tx.interviews.lockReviewer(reviewerId);
      await tx.interviews.addSlot(later);
      await tx.interviews.addSlot(others);
    });
    expect(await interviews.slotsOf(reviewerId, startsAt)).toEqual([slot, later]);
    expect(await interviews.slotsOf(reviewerId, endsAt)).toEqual([later]);
    await subject.run((tx) => tx.interviews.withdrawSlot(later.id, A_DAY));
    expect(await interviews.slotsOf(reviewerId, endsAt)).toEqual([]);
  });

  it('keeps one interview of a slot that holds, and how each ended', async (subject) => {
    const { interviews, slot, applications } = await aProposal(subject);
    const first = anInterview({ applicationId: applications[0].id, slotId: slot.id });
    const add = (interview: typeof first) => subject.run((tx) => tx.interviews.add(interview));
    expect(await interviews.isTaken(slot.id)).toBe(false);
    await undone(subject, (tx) => tx.interviews.add(first));
    expect(await interviews.find(first.id)).toBeNull();
    await add(first);
    expect(await interviews.isTaken(slot.id)).toBe(true);
    const second = anInterview({ applicationId: applications[1].id, slotId: slot.id });
    await expect(add(second)).rejects.toThrow();
    const ended = { endedAt: A_DAY, endedBy: 'ravi', ending: 'cancelled' } as const;
    await subject.run((tx) => tx.interviews.end(first.id, ended));
    expect(await interviews.isTaken(slot.id)).toBe(false);
    expect(await interviews.find(first.id)).toEqual({ ...first, ...ended });
    await add(second);
    expect(await interviews.find(second.id)).toEqual(second);
  });

  it('finds the interview that an application has before it', async (subject) => {
    const { interviews, slot, applications } = await aProposal(subject);
    const [{ id: applicationId }, other] = applications;
    const interview = anInterview({
      applicationId,
      slotId: slot.id,
      sequence: 3,
      bookedBy: 'ravi',
    });
    await subject.run((tx) => tx.interviews.add(interview));
    const before = secondsAfter(slot.startsAt, -1);
    expect(await interviews.comingOf(applicationId, before)).toEqual({ ...interview, slot });
    expect(await interviews.comingOf(applicationId, slot.startsAt)).toBeNull();
    expect(await interviews.comingOf(other.id, before)).toBeNull();
    const ended = { endedAt: A_DAY, endedBy: '', ending: 'moved' } as const;
    await subject.run((tx) => tx.interviews.end(interview.id, ended));
    expect(await interviews.comingOf(applicationId, before)).toBeNull();
  });

  it('keeps nothing of an application that is gone, whose slot is free then', async (subject) => {
    const { interviews, slot, applications } = await aProposal(subject);
    const interview = anInterview({ applicationId: applications[0].id, slotId: slot.id });
    await subject.run((tx) => tx.interviews.add(interview));
    await subject.run((tx) => tx.applications.removeFrom(applications[0].email));
    expect(await interviews.find(interview.id)).toBeNull();
    expect(await interviews.isTaken(slot.id)).toBe(false);
    expect(await interviews.slotsOf(slot.reviewerId, A_DAY)).toEqual([slot]);
  });
});
