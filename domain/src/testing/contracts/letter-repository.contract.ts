import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Letter } from '../../applications/letters/letter.js';
import { secondsAfter } from '../../kernel/time.js';
import { aLetter } from '../a-letter.js';
import { anApplication } from '../an-application.js';
import { A_DAY } from '../moments.js';
import { contract, type StoresUnderTest } from './stores-under-test.js';
import { undone } from './transactions.js';

/** What every {@link LetterRepository} promises. */
export const letterRepositoryContract = contract('LetterRepository', (it) => {
  async function anApplicant(subject: StoresUnderTest) {
    const application = anApplication();
    await subject.run((tx) => tx.applications.add(application));
    return {
      ...{ letters: subject.stores.letters, application, applicationId: application.id },
      add: (letter: Letter) => subject.run((tx) => tx.letters.add(letter)),
    };
  }

  it('keeps letters as they were written, the oldest first, one of each code', async (subject) => {
    const { letters, applicationId, add } = await anApplicant(subject);
    const issuedAt = secondsAfter(A_DAY, 1);
    const completion = aLetter({ kind: 'completion', issuedAt, applicationId });
    const offer = aLetter({ applicationId });
    await undone(subject, (tx) => tx.letters.add(offer));
    expect(await letters.findByCode(offer.code)).toBeNull();
    expect([await add(completion), await add(offer)]).toEqual([true, true]);
    expect(await add(aLetter({ code: offer.code }))).toBe(false);
    expect(await letters.findAllOf(applicationId)).toEqual([offer, completion]);
    expect(await letters.findByCode(completion.code)).toEqual(completion);
    expect(await letters.findAllOf(randomUUID())).toEqual([]);
  });

  it('keeps one valid letter of a kind for an application', async (subject) => {
    const { letters, applicationId, add } = await anApplicant(subject);
    await add(aLetter({ applicationId }));
    await expect(add(aLetter({ applicationId }))).rejects.toThrow();
    await subject.run((tx) => tx.letters.withdrawOffer(applicationId, A_DAY));
    expect(await add(aLetter({ applicationId }))).toBe(true);
    expect(await letters.findAllOf(applicationId)).toHaveLength(2);
  });

  it('withdraws the offer of an application that is valid, and nothing else', async (subject) => {
    const { letters, applicationId, add } = await anApplicant(subject);
    const other = (await anApplicant(subject)).applicationId;
    const offer = aLetter({ applicationId });
    const before = { state: 'withdrawn', stateAt: secondsAfter(A_DAY, -9) } as const;
    const others = [
      aLetter({ applicationId, ...before }),
      aLetter({ applicationId, kind: 'completion' }),
      aLetter({ applicationId: other }),
    ];
    for (const one of [offer, ...others]) await add(one);
    const at = secondsAfter(A_DAY, 5);
    await subject.run((tx) => tx.letters.withdrawOffer(applicationId, at));
    const now = { state: 'withdrawn', stateAt: at };
    expect(await letters.findByCode(offer.code)).toEqual({ ...offer, ...now });
    for (const one of others) expect(await letters.findByCode(one.code)).toEqual(one);
  });

  it('outlives its application, and keeps but its code once its reader is forgotten', async (subject) => {
    const { letters, application, applicationId, add } = await anApplicant(subject);
    const letter = aLetter({ applicationId, email: application.email });
    const others = aLetter({ email: `other-${application.email}` });
    await add(letter);
    await add(others);
    await subject.run((tx) => tx.applications.removeFrom(application.email));
    expect(await letters.findByCode(letter.code)).toEqual({ ...letter, applicationId: null });
    const at = secondsAfter(A_DAY, 5);
    await subject.run((tx) => tx.letters.removeTo(application.email, at));
    expect(await letters.findByCode(letter.code)).toEqual({
      ...{ ...letter, applicationId: null, email: '', name: '', terms: null },
      ...{ state: 'removed', stateAt: at },
    });
    expect(await letters.findByCode(others.code)).toEqual(others);
  });
});
