import { domainLabel } from '@portal/domain/accounts/index.js';
import {
  type Certificate,
  type CertificateFacts,
  printedCode,
} from '@portal/domain/certificates/index.js';
import { counted } from '@portal/domain/kernel/counted.js';

export type CertificateWords = {
  readonly company: string;
  readonly title: string;
  readonly name: string;
  /** Before and after the domain's name. */
  readonly passed: string;
  readonly domain: string;
  /** A label, and what stands below it. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly categories: string;
  readonly note: string;
  /** Where it is checked, as a link and as it is read. */
  readonly address: string;
  readonly addressShown: string;
  readonly code: string;
  readonly issuedAt: Date;
};

type Issuer = { readonly company: string; readonly origin: string };

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const tryOf = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/** What a valid certificate says; it is of a skills assessment, never of an internship. */
export function certificateWords(
  certificate: Certificate & { readonly facts: CertificateFacts },
  { company, origin }: Issuer,
): CertificateWords {
  const { code, domain, facts, issuedAt, reissuedAt } = certificate;
  const address = `${origin}/certificate/${code}`;
  const again: readonly (readonly [string, string])[] = reissuedAt
    ? [['Printed anew', day.format(reissuedAt)]]
    : [];
  return {
    company,
    title: 'Certificate of a skills assessment',
    name: certificate.nameAsPrinted,
    passed: 'has passed the online skills assessment in',
    domain: domainLabel(domain),
    facts: [
      ['Right answers', `${facts.score} of ${facts.totalQuestions} (${facts.percentage} %)`],
      ['Needed to pass', `${facts.passPercent} %`],
      ['Time limit', counted(facts.minutes, 'minute')],
      ['Passed in', `the ${tryOf(facts.tryNumber)} test`],
      ['Date', day.format(issuedAt)],
      ...again,
    ],
    categories: facts.categories.map(({ category }) => category).join(' · '),
    note: 'This confirms the result of a skills assessment. It is no internship, degree or offer.',
    address,
    addressShown: address.replace(/^https?:\/\//, ''),
    code: printedCode(code),
    issuedAt,
  };
}
