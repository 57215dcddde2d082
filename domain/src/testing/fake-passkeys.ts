import type { Passkey, PasskeyAnswer } from '../staff/passkey.js';
import type { PasskeyVerifier } from '../staff/ports.js';
import { A_DAY } from './moments.js';

export const aPasskey = (parts: Partial<Passkey> = {}): Passkey => ({
  id: 'key-1',
  name: 'Laptop',
  publicKey: 'public half of key-1',
  counter: 0,
  transports: ['internal'],
  createdAt: A_DAY,
  lastUsedAt: null,
  ...parts,
});

export const fakePasskeyAnswer = (
  challenge: string,
  { id = 'key-1', counter = 0 }: { readonly id?: string; readonly counter?: number } = {},
): PasskeyAnswer => ({ id, challenge, counter, signedBy: `public half of ${id}` });

/** Signs nothing: an answer says itself what it is to, and whose it is. */
export function fakePasskeyVerifier(): PasskeyVerifier {
  let count = 0;
  const challengeIn = ({ challenge }: PasskeyAnswer) =>
    typeof challenge === 'string' ? challenge : null;
  return {
    newChallenge: () => `challenge-${++count}`,
    challengeIn,
    register: async (answer, challenge) => {
      await Promise.resolve();
      const { id, signedBy, counter } = answer;
      if (challengeIn(answer) !== challenge || signedBy !== `public half of ${id}`) return null;
      return { id, publicKey: signedBy, counter: Number(counter), transports: ['internal'] };
    },
    verify: async (answer, challenge, { publicKey }) => {
      await Promise.resolve();
      const isRight = challengeIn(answer) === challenge && answer.signedBy === publicKey;
      return isRight ? Number(answer.counter) : null;
    },
  };
}
