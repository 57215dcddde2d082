import { domainLabel } from '@portal/domain/accounts/index.js';
import * as certificates from '@portal/domain/certificates/index.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { startOfIndianDay } from '@portal/domain/kernel/indian-day.js';

export type DocumentWords = {
  readonly company: string;
  readonly title: string;
  readonly name: string;
  /** Between name and subject. */
  readonly sentence: string;
  readonly subject: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly notes: readonly string[];
  readonly address: string;
  readonly addressShown: string;
  readonly code: string;
  readonly issuedAt: Date;
};

type Issuer = { readonly company: string; readonly origin: string };
type OwnWords = Pick<DocumentWords, 'title' | 'sentence' | 'subject' | 'facts' | 'notes'>;
type Certificate = Extract<certificates.PrintableDocument, { readonly kind: 'certificate' }>;
type Letter = Exclude<certificates.PrintableDocument, Certificate>;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const rupees = new Intl.NumberFormat('en-IN');

const formatDay = (indianDay: string): string => {
  const start = startOfIndianDay(indianDay);
  return start ? day.format(start) : indianDay;
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const formatOrdinal = (number: number): string => ORDINALS[number - 1] ?? `${number}th`;

/** A certificate is about a skills assessment, never about an internship. */
function certificateWords(certificate: Certificate, company: string): OwnWords {
  const { domain, facts, issuedAt, reissuedAt } = certificate;
  const again = reissuedAt ? [['Printed again', day.format(reissuedAt)] as const] : [];
  const categories = facts.categories.map(({ category }) => category).join(' · ');
  return {
    title: 'Certificate of a skills assessment',
    sentence: 'has passed the skills assessment in',
    subject: domainLabel(domain),
    facts: [
      ['Right answers', `${facts.score} of ${facts.totalQuestions} (${facts.percentage} %)`],
      ['Needed to pass', `${facts.passPercent} %`],
      ['Time limit', formatCount(facts.minutes, 'minute')],
      ['Passed in', `the ${formatOrdinal(facts.tryNumber)} test`],
      ['Date', day.format(issuedAt)],
      ...again,
    ],
    notes: [
      certificates.howTakenText(facts.taken, company),
      ...(categories ? [`Tested: ${categories}`] : []),
      'This confirms the result of a skills assessment. It is no internship, degree or offer.',
    ],
  };
}

function letterWords({ kind, facts, issuedAt }: Letter, company: string): OwnWords {
  const { program, firstDay, lastDay, hours, stipend } = facts;
  const dates = [
    ['First day', formatDay(firstDay)],
    ['Last day', formatDay(lastDay)],
  ] as const;
  const date = ['Date', day.format(issuedAt)] as const;
  if (kind === 'completion') {
    return {
      title: 'Completion of an internship',
      sentence: `has completed an internship at ${company} in the program`,
      subject: program,
      facts: [...dates, ['Work', `${formatCount(hours, 'hour')} in all`], date],
      notes: [],
    };
  }
  const pay = stipend === null ? 'None' : `₹${rupees.format(stipend)} a month`;
  return {
    title: 'Offer of an internship',
    sentence: `is offered an internship at ${company} in the program`,
    subject: program,
    facts: [...dates, ['Hours', `${hours} a week`], ['Stipend', pay], date],
    notes: [
      'The offer counts once you have accepted it on the page that our mail leads to, and as long as that page says so. You pay nothing for it.',
    ],
  };
}

export function documentWords(
  document: certificates.PrintableDocument,
  { company, origin }: Issuer,
): DocumentWords {
  const { code, nameAsPrinted: name, issuedAt } = document;
  const address = `${origin}/certificate/${code}`;
  const own =
    document.kind === 'certificate'
      ? certificateWords(document, company)
      : letterWords(document, company);
  return {
    ...own,
    ...{ company, name, address, issuedAt, code: certificates.printedCode(code) },
    addressShown: address.replace(/^https?:\/\//, ''),
  };
}
