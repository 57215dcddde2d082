import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { secondsAfter } from '../../kernel/time.js';
import type { PasskeyChallenge } from '../../staff/passkey.js';
import { anAdmin } from '../an-admin.js';
import { A_DAY } from '../moments.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';

async function given(subject: StoresUnderTest, parts: Partial<PasskeyChallenge> = {}) {
  const admin = anAdmin();
  await subject.run((tx) => tx.admins.add(admin));
  const challenge: PasskeyChallenge = {
    challenge: randomUUID(),
    adminId: admin.id,
    purpose: 'prove',
    expiresAt: A_DAY,
    ...parts,
  };
  await subject.run((tx) => tx.passkeyChallenges.add(challenge));
  return challenge;
}

/** What every {@link PasskeyChallenges} promises. */
export const passkeyChallengesContract = contract('PasskeyChallenges', (it) => {
  it('gives a challenge back once, as it was added', async (stores) => {
    const challenge = await given(stores);
    const take = () => stores.run((tx) => tx.passkeyChallenges.take(challenge.challenge));
    await expect(take()).resolves.toEqual(challenge);
    await expect(take()).resolves.toBeNull();
  });

  it('gives a challenge to one of many who take it at once', async (stores) => {
    const { challenge } = await given(stores);
    const taken = await Promise.all(
      [1, 2, 3, 4].map(() => stores.run((tx) => tx.passkeyChallenges.take(challenge))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('removes those that have expired, and no other', async (stores) => {
    const expired = await given(stores);
    const later = await given(stores, { expiresAt: secondsAfter(A_DAY, 1) });
    await stores.run((tx) => tx.passkeyChallenges.removeExpired(A_DAY));
    const take = ({ challenge }: PasskeyChallenge) =>
      stores.run((tx) => tx.passkeyChallenges.take(challenge));
    await expect(take(expired)).resolves.toBeNull();
    await expect(take(later)).resolves.toEqual(later);
  });
});
