import { CertificateStands } from './errors.js';
import type { HowTaken } from './how-taken.js';
import type { DocumentState, IssuedBase } from './issued-base.js';

/** A certificate is superseded if another one of the student is better. */
export type ShownState = DocumentState | 'superseded';

export const REVOCATION_CAUSES = [
  'regraded',
  'voided',
  'refunded',
  'misconduct',
  'mistake',
] as const;
export type RevocationCause = (typeof REVOCATION_CAUSES)[number];

/** Whether a result was the cause: then a passing result makes the certificate valid again. */
export const isOfResult = (cause: RevocationCause | null): boolean =>
  cause === 'regraded' || cause === 'voided';

type TestedCategory = { readonly category: string; readonly questions: number };

export type CertificateFacts = {
  readonly score: number;
  readonly totalQuestions: number;
  readonly percentage: number;
  readonly passPercent: number;
  /** The time limit of the test without extra time. */
  readonly minutes: number;
  readonly taken: HowTaken;
  readonly tryNumber: number;
  readonly categories: readonly TestedCategory[];
};

/** The document of a passed attempt. It has the id of the result, so there is one for each. */
export type Certificate = IssuedBase & {
  readonly kind: 'certificate';
  /** Null once the account is erased. */
  readonly studentId: string | null;
  readonly domain: string;
  /** Null once the account is erased. */
  readonly facts: CertificateFacts | null;
  /** When it was last reprinted with a corrected name; null if never. */
  readonly reissuedAt: Date | null;
  readonly cause: RevocationCause | null;
  /** Whether its page shows the name and the score. */
  readonly isPublic: boolean;
};

export type GradedResult = Pick<
  CertificateFacts,
  'score' | 'totalQuestions' | 'percentage' | 'passPercent'
> & {
  readonly id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly domain: string;
  readonly passed: boolean;
  readonly attemptsUsed: number;
  readonly questions: readonly { readonly category: string }[];
};

function categoriesOf(questions: GradedResult['questions']): readonly TestedCategory[] {
  const counts = new Map<string, number>();
  for (const { category } of questions) {
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].map(([category, count]) => ({ category, questions: count }));
}

/** What does not change with the grading. */
export type TestTaken = Pick<CertificateFacts, 'minutes' | 'taken'>;

const factsOf = (result: GradedResult, { minutes, taken }: TestTaken): CertificateFacts => ({
  score: result.score,
  totalQuestions: result.totalQuestions,
  percentage: result.percentage,
  passPercent: result.passPercent,
  ...{ minutes, taken },
  tryNumber: result.attemptsUsed,
  categories: categoriesOf(result.questions),
});

export const newCertificate = (
  result: GradedResult,
  { code, ...test }: TestTaken & { readonly code: string },
  now: Date,
): Certificate => ({
  id: result.id,
  kind: 'certificate',
  code,
  studentId: result.studentId,
  nameAsPrinted: result.studentName,
  domain: result.domain,
  facts: factsOf(result, test),
  issuedAt: now,
  reissuedAt: null,
  state: 'valid',
  cause: null,
  stateAt: now,
  isPublic: false,
});

/** @throws CertificateStands if it is not valid now */
export function revoked(certificate: Certificate, cause: RevocationCause, now: Date): Certificate {
  if (certificate.state !== 'valid') throw new CertificateStands(certificate.state);
  return { ...certificate, state: 'revoked', cause, stateAt: now };
}

/** The certificate with a corrected name; a revoked one becomes valid again. @throws CertificateStands if its account
 * is erased, or its result no longer passes */
export function reissued(certificate: Certificate, name: string, now: Date): Certificate {
  const { state, cause } = certificate;
  if (state === 'withdrawn' || isOfResult(cause)) throw new CertificateStands(state);
  const again = state === 'valid' ? {} : { state: 'valid' as const, cause: null, stateAt: now };
  return { ...certificate, ...again, nameAsPrinted: name, reissuedAt: now };
}

/** The certificate after a regrading of its result: new figures while it passes, revoked if it does not, and valid
 * again if only the grading had revoked it. */
export function underGrading(certificate: Certificate, result: GradedResult, now: Date) {
  const { state, cause } = certificate;
  if (!certificate.facts) return certificate;
  if (!result.passed) {
    return state === 'valid' ? revoked(certificate, 'regraded', now) : certificate;
  }
  const facts = factsOf(result, certificate.facts);
  if (!isOfResult(cause)) return { ...certificate, facts };
  return { ...certificate, facts, state: 'valid' as const, cause: null, stateAt: now };
}

export type CertificateEffect = 'issued' | 'revoked' | 'restored' | 'changed';

const reachedOf = (facts: CertificateFacts | null) =>
  [facts?.score, facts?.totalQuestions, facts?.percentage].join();

/** What a regrading does to the certificate of a result; null if nothing. @param certificate null if the result has
 * none */
export function effectOf(
  certificate: Certificate | null,
  result: GradedResult,
  now: Date,
): CertificateEffect | null {
  if (!certificate) return result.passed ? 'issued' : null;
  const after = underGrading(certificate, result, now);
  if (after.state !== certificate.state) return after.state === 'valid' ? 'restored' : 'revoked';
  return reachedOf(after.facts) === reachedOf(certificate.facts) ? null : 'changed';
}

/** The certificate after its result was withdrawn; one that an admin revoked stays as it is. */
export const withoutResult = (certificate: Certificate, now: Date): Certificate =>
  certificate.state === 'valid' ? revoked(certificate, 'voided', now) : certificate;

/** What is left after an erasure: the code, without name and score. */
export const withdrawn = (certificate: Certificate, now: Date): Certificate => ({
  ...certificate,
  studentId: null,
  nameAsPrinted: '',
  facts: null,
  state: 'withdrawn',
  cause: null,
  stateAt: now,
  isPublic: false,
});

/** More than any percentage. */
const SUPERVISION = 101;

const worthOf = ({ facts }: Certificate): number =>
  (facts?.percentage ?? 0) + (facts?.taken.supervised ? SUPERVISION : 0);

/** The best valid certificate of the same domain among the student's others; the newest of equals. A supervised test is
 * better than any other. */
export function bestOf(certificate: Certificate, others: readonly Certificate[]): Certificate {
  const rivals = others.filter(
    ({ domain, state }) => domain === certificate.domain && state === 'valid',
  );
  return rivals.reduce((best, one) => {
    const more = worthOf(one) - worthOf(best);
    return more > 0 || (more === 0 && one.issuedAt > best.issuedAt) ? one : best;
  }, certificate);
}

export function shownState(certificate: Certificate, others: readonly Certificate[]): ShownState {
  if (certificate.state !== 'valid') return certificate.state;
  return bestOf(certificate, others).id === certificate.id ? 'valid' : 'superseded';
}
