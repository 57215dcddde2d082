import { drawCode, LETTER_CODE_LENGTH } from '../../certificates/index.js';
import type { IdSource, RandomSource } from '../../kernel/sources.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { Application } from '../application.js';
import type { Letter } from './letter.js';
import type { WithLetters } from './ports.js';

/** Of codes drawn by chance hardly ever one is taken; so many in a row are a fault of the source. */
const MOST_DRAWS = 10;

export type LetterPorts = { readonly ids: IdSource; readonly random: RandomSource };

/** Writes a letter about a locked application, in the transaction of the move that it goes with. */
export async function issueLetter(
  tx: Transaction<WithLetters>,
  { ids, random }: LetterPorts,
  { id: applicationId, name, email }: Application,
  { kind, terms }: Pick<Letter, 'kind' | 'terms'>,
): Promise<Letter> {
  const id = ids.next();
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const letter: Letter = {
      ...{
        id,
        code: drawCode(random, LETTER_CODE_LENGTH),
        applicationId,
        kind,
        email,
        name,
        terms,
      },
      ...{ issuedAt: tx.now, state: 'valid', stateAt: tx.now },
    };
    if (await tx.letters.add(letter)) return letter;
  }
  throw new Error('No code for a letter is free');
}
