import type { FullNotice, NoticeFacts } from './full-notice.js';
import { BOARD_URL } from './full-notice.js';
import { GRIEVANCE_DAYS } from '../../kernel/grievance-days.js';
import { NOTICES } from '../notices.js';
import type { NoticeLanguage } from './notice-words.js';

type Demand = {
  /** In the words of the Digital Personal Data Protection Act, 2023 (s.) and Rules, 2025 (r.). */
  readonly demand: string;
  readonly isMet: (notice: FullNotice, facts: NoticeFacts) => boolean;
};

/** The text above the button; empty for an unknown version. */
const sentenceOf = (wanted: string): string =>
  Object.values(NOTICES).find(({ version }) => version === wanted)?.text ?? '';

/** A certificate's owner has stated the age with the account. */
const asksAge = ({ version }: FullNotice): boolean => !version.startsWith('certificate');

/** A pattern of each language's script, to find sentences in another language. */
const SCRIPTS: Readonly<Record<NoticeLanguage, RegExp>> = {
  en: /[A-Za-z]{3}/,
  hi: /[\u0900-\u097f]{3}/,
  kn: /[\u0c80-\u0cff]{3}/,
};

const textOf = (notice: FullNotice, part: FullNotice['sections'][number]['part']): string =>
  notice.sections.find((section) => section.part === part)?.text ?? '';

/** All sentences of a notice, except the address to write to, which is the same in every language. */
const sentencesOf = ({ title, intro, listed, columns, items, sections }: FullNotice) => [
  title,
  intro,
  listed,
  ...columns,
  ...items.flatMap(({ data, why }) => [data, why]),
  ...sections.filter(({ part }) => part !== 'contact').map(({ text }) => text),
];

const DEMANDS: readonly Demand[] = [
  {
    demand: 'it says who asks (s. 5)',
    isMet: ({ intro }, { company }) => intro.includes(company),
  },
  {
    demand: 'it is understood without anything else (r. 3(a))',
    isMet: (notice) => !/privacy-policy|terms-of-service/.test(sentencesOf(notice).join(' ')),
  },
  {
    demand: 'it lists the data item by item (r. 3(b)(i))',
    isMet: ({ items }) => items.length > 0 && items.every(({ data }) => data.trim() !== ''),
  },
  {
    demand: 'it says of each item what for (r. 3(b)(ii))',
    isMet: ({ items }) => items.length > 0 && items.every(({ why }) => why.trim() !== ''),
  },
  {
    demand: 'it says what becomes possible by it (r. 3(b)(ii))',
    isMet: (notice) => textOf(notice, 'service') !== '',
  },
  {
    demand: 'it names the way to withdraw, by link or mail (r. 3(c)(i))',
    isMet: (notice, { support }) => textOf(notice, 'withdraw').includes(support),
  },
  {
    demand: 'it names the way to use the rights, by link and mail (r. 3(c)(ii))',
    isMet: (notice, { site, support }) =>
      [`${site}/profile`, support].every((way) => textOf(notice, 'rights').includes(way)),
  },
  {
    demand: 'it names the way to complain to the Board (r. 3(c)(iii))',
    isMet: (notice) => textOf(notice, 'complain').includes(BOARD_URL),
  },
  {
    demand: 'it says until when a complaint is answered (r. 14)',
    isMet: (notice) => textOf(notice, 'complain').includes(String(GRIEVANCE_DAYS)),
  },
  {
    demand: 'it names who answers questions (s. 6(3), r. 9)',
    isMet: (notice, { officer, support }) =>
      [officer, support].every((name) => textOf(notice, 'contact').includes(name)),
  },
  {
    demand: 'it offers the languages of the Eighth Schedule (s. 5(3))',
    isMet: (notice, { support }) => textOf(notice, 'languages').includes(support),
  },
  {
    demand: 'it says how long the data is kept (s. 8(7))',
    isMet: (notice) => textOf(notice, 'kept') !== '',
  },
  {
    demand: 'it is for adults only (s. 9)',
    isMet: (notice) => textOf(notice, 'age').includes('18'),
  },
  {
    demand: 'its sentence leaves the age to a separate statement (s. 6(1), s. 9)',
    isMet: ({ version }) => !sentenceOf(version).includes('18'),
  },
  {
    demand: 'it shows the way of who is under 18 (s. 9)',
    isMet: (notice, { site }) => textOf(notice, 'age').includes(`${site}/under-18`),
  },
  {
    demand: 'it lists the statement of age where its form asks for one (r. 3(b)(i))',
    isMet: (notice) => !asksAge(notice) || notice.items.some(({ data }) => data.includes('18')),
  },
  {
    demand: 'it leaves nothing open',
    isMet: (notice) => !/\{\w+\}/.test(JSON.stringify(notice)),
  },
  {
    demand: 'all of it is in its language',
    isMet: (notice) => sentencesOf(notice).every((text) => SCRIPTS[notice.language].test(text)),
  },
];

/** What the law requires and this notice lacks. */
export const missingIn = (notice: FullNotice, facts: NoticeFacts): readonly string[] =>
  DEMANDS.filter(({ isMet }) => !isMet(notice, facts)).map(({ demand }) => demand);
