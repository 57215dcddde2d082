import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { newSession, type Session } from '../../accounts/session.js';
import { secondsAfter } from '../../kernel/time.js';
import { A_DAY } from '../moments.js';
import { contract } from './stores-under-test.js';

const PLACE = { device: 'Chrome on Android', network: '203.0.113.x' };

const aSession = (ownerId: string, began: Date = A_DAY): Session =>
  newSession(randomUUID(), { holder: 'student', ownerId, version: 3 }, PLACE, began);

/** What every {@link SessionRepository} promises. */
export const sessionRepositoryContract = contract('SessionRepository', (it) => {
  it('keeps the sessions of an account, the latest first, and of no other', async (subject) => {
    const ownerId = randomUUID();
    const first = aSession(ownerId);
    const second = aSession(ownerId, secondsAfter(A_DAY, 1));
    await subject.run(async (tx) => {
      await tx.sessions.add(first);
      await tx.sessions.add(second);
      await tx.sessions.add(aSession(randomUUID()));
    });
    await expect(subject.stores.sessions.findAllOf(ownerId)).resolves.toEqual([second, first]);
  });

  it('ends one, notes a proof, and forgets those of an account', async (subject) => {
    const ownerId = randomUUID();
    const session = aSession(ownerId);
    const later = secondsAfter(A_DAY, 60);
    await subject.run((tx) => tx.sessions.add(session));
    await subject.run((tx) => tx.sessions.prove(session.id, later));
    await subject.run((tx) => tx.sessions.end(session.id, later));
    const ended = { ...session, provedAt: later, endedAt: later };
    await expect(subject.stores.sessions.findAllOf(ownerId)).resolves.toEqual([ended]);
    await subject.run((tx) => tx.sessions.removeOf(ownerId));
    await expect(subject.stores.sessions.findAllOf(ownerId)).resolves.toEqual([]);
  });
});
