import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { ApplicationMove, ApplicationNote } from '../../applications/ports.js';
import { STAGES } from '../../applications/stages.js';
import { contract } from './stores-under-test.js';
import { aContactMessage } from '../a-contact-message.js';
import { anApplication } from '../an-application.js';
import { A_DAY } from '../moments.js';

const TYPED = 'Zażółć "gęślą" <script>\n=1+1 👋';

/** A move by an admin, one by the applicant, and two notes. */
function workOn(applicationId: string) {
  const at = (nth: number) => new Date(A_DAY.getTime() + nth);
  const adminId = randomUUID();
  const one = () => ({ id: randomUUID(), applicationId });
  return {
    moves: [
      {
        ...{ ...one(), from: 'interview', to: 'offered', adminId, adminName: 'ravi' },
        ...{ reason: TYPED, isMailed: true, at: at(1) },
      },
      {
        ...{ ...one(), from: 'offered', to: 'accepted', adminId: null, adminName: '' },
        ...{ reason: '', isMailed: false, at: at(2) },
      },
    ] satisfies ApplicationMove[],
    notes: [
      { ...one(), text: TYPED, adminId: null, adminName: '', at: at(1) },
      { ...one(), text: 'Called', adminId, adminName: 'ravi', at: at(2) },
    ] satisfies ApplicationNote[],
  };
}

/** What every {@link ApplicationRepository} promises. */
export const applicationRepositoryContract = contract('ApplicationRepository', (it) => {
  it('keeps an application as it was typed', async (subject) => {
    const application = anApplication({ name: TYPED, message: TYPED });
    await subject.run((tx) => tx.applications.add(application));
    await expect(subject.applicationsFrom(application.email)).resolves.toEqual([application]);
  });

  it('keeps what an admin makes of it, and nothing else', async (subject) => {
    const application = anApplication();
    await subject.run((tx) => tx.applications.add(application));
    const answerBy = A_DAY;
    const interview = { startsAt: answerBy.toISOString(), minutes: 30, place: TYPED };
    const state = { status: 'interning', notes: TYPED, answerBy, interview, version: 7 } as const;
    const changed = { ...application, ...state, ownerId: randomUUID() };
    await subject.run((tx) => tx.applications.saveState(changed));
    const lock = (id: string) => subject.run((tx) => tx.applications.lock(id));
    await expect(lock(application.id)).resolves.toEqual(changed);
    await subject.run((tx) => tx.applications.saveState(application));
    await expect(lock(application.id)).resolves.toEqual(application);
    await expect(lock(anApplication().id)).resolves.toBeNull();
  });

  it.each(STAGES)('takes the stage %s', async (subject, status) => {
    const application = anApplication({ status });
    await subject.run((tx) => tx.applications.add(application));
    await expect(subject.applicationsFrom(application.email)).resolves.toEqual([application]);
  });

  it('keeps moves and notes, oldest first, as long as their application', async (subject) => {
    const application = anApplication();
    const other = anApplication();
    const work = workOn(application.id);
    const others = workOn(other.id);
    await subject.run(async (tx) => {
      await tx.applications.add(application);
      await tx.applications.add(other);
      for (const move of [...work.moves, ...others.moves].reverse()) {
        await tx.applications.addMove(move);
      }
      for (const note of [...work.notes, ...others.notes].reverse()) {
        await tx.applications.addNote(note);
      }
    });
    const { applications } = subject.stores;
    await expect(applications.movesOf(application.id)).resolves.toEqual(work.moves);
    await expect(applications.notesOf(application.id)).resolves.toEqual(work.notes);
    await subject.run((tx) => tx.applications.removeFrom(application.email));
    await expect(applications.movesOf(application.id)).resolves.toEqual([]);
    await expect(applications.notesOf(application.id)).resolves.toEqual([]);
    await expect(applications.movesOf(other.id)).resolves.toEqual(others.moves);
    await expect(applications.notesOf(other.id)).resolves.toEqual(others.notes);
  });
});

const UNTOUCHED = { answers: [], closedAt: null, ownerName: null };

/** What every {@link ContactMessageRepository} promises. */
export const contactMessageRepositoryContract = contract('ContactMessageRepository', (it) => {
  it('keeps a message as it was typed', async (subject) => {
    const message = aContactMessage({ subject: TYPED, message: TYPED });
    await subject.run((tx) => tx.messages.add(message));
    await expect(subject.messagesFrom(message.email)).resolves.toMatchObject([message]);
  });

  it('keeps the answers in the order in which they were sent, and that none is needed', async (subject) => {
    const message = aContactMessage();
    const { id: messageId, createdAt } = message;
    await subject.run((tx) => tx.messages.add(message));
    const lock = () => subject.run((tx) => tx.messages.lock(messageId));
    await expect(lock()).resolves.toEqual({ ...message, ...UNTOUCHED });
    const answers = [TYPED, 'And by mail.'].map((text, nth) => ({
      ...{ id: randomUUID(), messageId, text, adminId: randomUUID(), adminName: 'ravi' },
      at: new Date(createdAt.getTime() + nth + 1),
    }));
    for (const one of answers) await subject.run((tx) => tx.messages.addAnswer(one));
    await subject.run((tx) => tx.messages.close(messageId, createdAt));
    await expect(lock()).resolves.toEqual({
      ...message,
      ...UNTOUCHED,
      answers,
      closedAt: createdAt,
    });
    const unknown = aContactMessage().id;
    await expect(subject.run((tx) => tx.messages.lock(unknown))).resolves.toBeNull();
  });

  it('knows who has taken a message', async (subject) => {
    const message = aContactMessage();
    await subject.run((tx) => tx.messages.add(message));
    const lock = () => subject.run((tx) => tx.messages.lock(message.id));
    const owner = { adminId: randomUUID(), username: 'ravi' };
    await subject.run((tx) => tx.messages.assign(message.id, owner));
    await expect(lock()).resolves.toMatchObject({ ownerName: 'ravi' });
    await subject.run((tx) => tx.messages.assign(message.id, null));
    await expect(lock()).resolves.toMatchObject({ ownerName: null });
  });

  it('makes a message a grievance with its day', async (subject) => {
    const message = aContactMessage();
    const dueAt = new Date(message.createdAt.getTime() + 1);
    await subject.run(async (tx) => {
      await tx.messages.add(message);
      await tx.messages.markGrievance(message.id, dueAt);
    });
    const marked = { kind: 'grievance', dueAt };
    await expect(subject.messagesFrom(message.email)).resolves.toMatchObject([marked]);
  });
});
