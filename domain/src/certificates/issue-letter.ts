import type { Transaction, IdSource, RandomSource } from '../kernel/transaction.js';
import { LETTER_CODE_LENGTH } from './certificate-code.js';
import type { Letter, LetterTerms } from './letter.js';
import { underFreeCode } from './under-free-code.js';
import type { CertificateStores } from './ports.js';

export type LetterPorts = { readonly ids: IdSource; readonly random: RandomSource };

type Applicant = { readonly id: string; readonly name: string; readonly email: string };

export async function issueLetter(
  tx: Transaction<CertificateStores>,
  { ids, random }: LetterPorts,
  { id: applicationId, name, email }: Applicant,
  { kind, terms }: Pick<Letter, 'kind'> & { readonly terms: LetterTerms },
): Promise<Letter> {
  const id = ids.next();
  return underFreeCode({ random, length: LETTER_CODE_LENGTH }, async (code) => {
    const letter: Letter = {
      id,
      code,
      applicationId,
      kind,
      email,
      nameAsPrinted: name,
      facts: terms,
      issuedAt: tx.now,
      state: 'valid',
      cause: null,
      stateAt: tx.now,
    };
    return (await tx.certificates.add(letter)) && letter;
  });
}
