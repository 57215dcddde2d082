import { LETTER_CODE_LENGTH, underFreeCode } from '../../certificates/index.js';
import type { IdSource, RandomSource } from '../../kernel/sources.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { Application } from '../application.js';
import type { Letter } from './letter.js';
import type { WithLetters } from './ports.js';

export type LetterPorts = { readonly ids: IdSource; readonly random: RandomSource };

/** Writes a letter about a locked application, in the transaction of the move that it goes with. */
export async function issueLetter(
  tx: Transaction<WithLetters>,
  { ids, random }: LetterPorts,
  { id: applicationId, name, email }: Application,
  { kind, terms }: Pick<Letter, 'kind' | 'terms'>,
): Promise<Letter> {
  const id = ids.next();
  return underFreeCode({ random, length: LETTER_CODE_LENGTH }, async (code) => {
    const letter: Letter = {
      ...{ id, code, applicationId, kind, email, name, terms },
      ...{ issuedAt: tx.now, state: 'valid', stateAt: tx.now },
    };
    return (await tx.letters.add(letter)) && letter;
  });
}
