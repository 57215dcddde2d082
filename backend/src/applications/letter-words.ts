import type { Letter, LetterTerms } from '@portal/domain/applications/index.js';
import { printedCode } from '@portal/domain/certificates/index.js';
import { counted } from '@portal/domain/kernel/counted.js';
import { startOfIndianDay } from '@portal/domain/kernel/indian-day.js';

export type LetterWords = {
  readonly company: string;
  readonly title: string;
  readonly date: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** A label, and what stands beside it. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  /** Where it is checked, as a link and as it is read. */
  readonly address: string;
  readonly addressShown: string;
  readonly code: string;
  readonly issuedAt: Date;
};

type Issuer = { readonly company: string; readonly origin: string };
type Said = Pick<LetterWords, 'title' | 'paragraphs' | 'facts'>;

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const rupees = new Intl.NumberFormat('en-IN');

const dayOf = (day: string): string => {
  const start = startOfIndianDay(day);
  return start ? days.format(start) : day;
};

const datesOf = ({ program, firstDay, lastDay }: LetterTerms): Said['facts'] => [
  ['Program', program],
  ['First day', dayOf(firstDay)],
  ['Last day', dayOf(lastDay)],
];

const SAID: Readonly<Record<Letter['kind'], (terms: LetterTerms, company: string) => Said>> = {
  offer: (terms, company) => ({
    title: 'Offer of an internship',
    paragraphs: [
      `${company} offers you an internship on these terms.`,
      'The offer counts once you have accepted it on the page that our mail leads to, and as long as that page says so. You pay nothing for it.',
    ],
    facts: [
      ...datesOf(terms),
      ['Hours', `${terms.hours} a week`],
      ['Stipend', terms.stipend === null ? 'None' : `₹${rupees.format(terms.stipend)} a month`],
    ],
  }),
  completion: (terms, company) => ({
    title: 'Completion of an internship',
    paragraphs: [`${company} confirms that the person named above has completed an internship.`],
    facts: [...datesOf(terms), ['Work', `${counted(terms.hours, 'hour')} in all`]],
  }),
};

export function letterWords(
  { code, kind, name, issuedAt, terms }: Letter & { readonly terms: LetterTerms },
  { company, origin }: Issuer,
): LetterWords {
  const address = `${origin}/certificate/${code}`;
  return {
    ...SAID[kind](terms, company),
    ...{ company, name, address, issuedAt, date: days.format(issuedAt) },
    addressShown: address.replace(/^https?:\/\//, ''),
    code: printedCode(code),
  };
}
