import { percentInterval, type ShareInterval } from '../kernel/share-interval.js';
import * as certificate from './certificate.js';
import { readCode } from './certificate-code.js';
import { DocumentNotFound } from './errors.js';
import type { Letter } from './letter.js';
import type { CertificateStores } from './ports.js';

type TestedFacts = Pick<
  certificate.CertificateFacts,
  'totalQuestions' | 'passPercent' | 'minutes' | 'taken' | 'categories'
>;

export type CheckedCertificate = {
  readonly kind: 'certificate';
  readonly code: string;
  readonly state: certificate.ShownState;
  readonly cause: certificate.RevocationCause | null;
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
    /** The interval of the share of all such questions that the student would answer right, as far as one test can
     * tell; in percent. */
    readonly interval: ShareInterval;
  } | null;
  /** The code of the student's better certificate in this domain, if it is public. */
  readonly better: string | null;
};

const testedOf = (facts: certificate.CertificateFacts): TestedFacts => {
  const { totalQuestions, passPercent, minutes, taken, categories } = facts;
  return { totalQuestions, passPercent, minutes, taken, categories };
};

function holderOf({ isPublic, nameAsPrinted: name, facts }: certificate.Certificate) {
  if (!isPublic || !facts) return null;
  const { score, percentage, tryNumber } = facts;
  const interval = percentInterval(score, facts.totalQuestions);
  return { name, score, percentage, tryNumber, interval };
}

/** The other certificates that may be shown: a private one is never connected with others. */
async function shownBeside(
  { certificates }: CertificateStores,
  { isPublic, studentId }: certificate.Certificate,
): Promise<readonly certificate.Certificate[]> {
  if (!isPublic || studentId === null) return [];
  return (await certificates.findAllOf(studentId)).filter((one) => one.isPublic);
}

async function checkCertificate(
  ports: CertificateStores,
  found: certificate.Certificate,
): Promise<CheckedCertificate> {
  const others = await shownBeside(ports, found);
  const state = certificate.shownState(found, others);
  const { kind, code, cause, stateAt, domain, issuedAt, reissuedAt, isPublic } = found;
  return {
    ...{ kind, code, state, cause, stateAt, domain, issuedAt, reissuedAt, isPublic },
    tested: found.facts && testedOf(found.facts),
    holder: holderOf(found),
    better: state === 'superseded' ? certificate.bestOf(found, others).code : null,
  };
}

/** A letter is made to be shown, so its check shows the name, while it is in force. */
export type CheckedLetter = Omit<Letter, 'id' | 'applicationId' | 'email'>;

function checkLetter(found: Letter): CheckedLetter {
  const { id: _id, applicationId: _application, email: _email, ...checked } = found;
  return checked.state === 'valid' ? checked : { ...checked, nameAsPrinted: '', facts: null };
}

/** What anyone with the code may see. A certificate shows name and score only if it is public, and only then others of
 * the student. @param typed the code as typed @throws DocumentNotFound */
export async function checkDocument(
  ports: CertificateStores,
  typed: string,
): Promise<CheckedCertificate | CheckedLetter> {
  const code = readCode(typed);
  const found = code === null ? null : await ports.certificates.findByCode(code);
  if (!found) throw new DocumentNotFound();
  return found.kind === 'certificate' ? checkCertificate(ports, found) : checkLetter(found);
}
