import { percentInterval, type ShareInterval } from '../kernel/share-interval.js';
import {
  bestOf,
  type Certificate,
  type CertificateFacts,
  type RevocationCause,
  type ShownState,
  shownState,
} from './certificate.js';
import { readCode } from './certificate-code.js';
import { DocumentNotFound } from './errors.js';
import type { Letter } from './letter.js';
import type { CertificateStores } from './stores.js';

type TestedFacts = Pick<
  CertificateFacts,
  'totalQuestions' | 'passPercent' | 'minutes' | 'categories'
>;

export type CheckedCertificate = {
  readonly kind: 'certificate';
  readonly code: string;
  readonly state: ShownState;
  readonly cause: RevocationCause | null;
  readonly stateAt: Date;
  readonly domain: string;
  readonly issuedAt: Date;
  readonly reissuedAt: Date | null;
  readonly isPublic: boolean;
  /** Null once the account is erased. */
  readonly tested: TestedFacts | null;
  /** Null unless the owner made it public. */
  readonly holder: {
    readonly name: string;
    readonly score: number;
    readonly percentage: number;
    readonly tryNumber: number;
    /** Where the share lies of all such questions, as far as this test alone can tell; in percent. */
    readonly interval: ShareInterval;
  } | null;
  /** The code of the better one that the same student has in this domain, and made public. */
  readonly better: string | null;
};

const testedOf = ({ totalQuestions, passPercent, minutes, categories }: CertificateFacts) => ({
  totalQuestions,
  passPercent,
  minutes,
  categories,
});

function holderOf({ isPublic, nameAsPrinted: name, facts }: Certificate) {
  if (!isPublic || !facts) return null;
  const { score, percentage, tryNumber } = facts;
  const interval = percentInterval(score, facts.totalQuestions);
  return { name, score, percentage, tryNumber, interval };
}

/** Those that may be named beside a public one; a private one is joined with none. */
async function shownBeside(
  { certificates }: CertificateStores,
  { isPublic, studentId }: Certificate,
): Promise<readonly Certificate[]> {
  if (!isPublic || studentId === null) return [];
  return (await certificates.findAllOf(studentId)).filter((one) => one.isPublic);
}

async function checkCertificate(
  ports: CertificateStores,
  found: Certificate,
): Promise<CheckedCertificate> {
  const others = await shownBeside(ports, found);
  const state = shownState(found, others);
  const { kind, code, cause, stateAt, domain, issuedAt, reissuedAt, isPublic } = found;
  return {
    ...{ kind, code, state, cause, stateAt, domain, issuedAt, reissuedAt, isPublic },
    tested: found.facts && testedOf(found.facts),
    holder: holderOf(found),
    better: state === 'superseded' ? bestOf(found, others).code : null,
  };
}

/** A letter has no use but to be shown, so its check tells the name. */
export type CheckedLetter = Omit<Letter, 'id' | 'applicationId' | 'email'>;

function checkLetter(found: Letter): CheckedLetter {
  const { id: _id, applicationId: _application, email: _email, ...checked } = found;
  return checked;
}

/** What anyone with the code may know: of a certificate name and score only if public; a private one
 * is not joined with others. @param typed the code as it was typed @throws DocumentNotFound */
export async function checkDocument(
  ports: CertificateStores,
  typed: string,
): Promise<CheckedCertificate | CheckedLetter> {
  const code = readCode(typed);
  const found = code === null ? null : await ports.certificates.findByCode(code);
  if (!found) throw new DocumentNotFound();
  return found.kind === 'certificate' ? checkCertificate(ports, found) : checkLetter(found);
}
