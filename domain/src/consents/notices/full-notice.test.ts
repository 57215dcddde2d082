import { GRIEVANCE_DAYS } from '../../kernel/grievance-days.js';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '../../accounts/student-fields.js';
import { aSignUpForm } from '../../testing/a-student.js';
import {
  APPLICATION_FIELD_NAMES,
  APPLICATION_FIELDS,
} from '../../applications/application-fields.js';
import { anApplication } from '../../testing/an-application.js';
import { NOTICES } from '../notices.js';
import { fullNotice, type FullNotice } from './full-notice.js';
import { NOTICE_ADDRESSES } from './notice-address.js';
import { NOTICE_ITEMS } from './notice-items.js';
import {
  LANGUAGE_NAMES,
  NOTICE_LANGUAGES,
  type NoticeItem,
  type NoticeLanguage,
} from './notice-words.js';

const FACTS = {
  company: 'Saral Digital',
  site: 'https://portal.example.com',
  support: 'support@example.com',
  officer: 'Asha Rao',
};

const sentenceOf = (wanted: string): string =>
  Object.values(NOTICES).find(({ version }) => version === wanted)!.text;

const asksAge = ({ version }: FullNotice): boolean => !version.startsWith('certificate');

/** Words of the notice's own script, so that no sentence is left in another language. */
const SCRIPTS: Readonly<Record<NoticeLanguage, RegExp>> = {
  en: /[A-Za-z]{3}/,
  hi: /[\u0900-\u097f]{3}/,
  kn: /[\u0c80-\u0cff]{3}/,
};

const textOf = (notice: FullNotice, part: FullNotice['sections'][number]['part']): string =>
  notice.sections.find((section) => section.part === part)?.text ?? '';

const sentencesOf = ({ title, intro, listed, columns, items, sections }: FullNotice) => [
  ...[title, intro, listed, ...columns],
  ...items.flatMap(({ data, why }) => [data, why]),
  ...sections.filter(({ part }) => part !== 'contact').map(({ text }) => text),
];

/** In the words of the Digital Personal Data Protection Act, 2023 (s.) and Rules, 2025 (r.). */
const DEMANDS: readonly (readonly [demand: string, (notice: FullNotice) => boolean])[] = [
  ['it says who asks (s. 5)', ({ intro }) => intro.includes(FACTS.company)],
  [
    'it is understood without anything else (r. 3(a))',
    (notice) => !/privacy-policy|terms-of-service/.test(sentencesOf(notice).join(' ')),
  ],
  [
    'it lists the data item by item (r. 3(b)(i))',
    ({ items }) => items.length > 0 && items.every(({ data }) => data.trim() !== ''),
  ],
  [
    'it says of each item what for (r. 3(b)(ii))',
    ({ items }) => items.length > 0 && items.every(({ why }) => why.trim() !== ''),
  ],
  [
    'it says what becomes possible by it (r. 3(b)(ii))',
    (notice) => textOf(notice, 'service') !== '',
  ],
  [
    'it names the way to withdraw, by link or mail (r. 3(c)(i))',
    (notice) => textOf(notice, 'withdraw').includes(FACTS.support),
  ],
  [
    'it names the way to use the rights, by link and mail (r. 3(c)(ii))',
    (notice) => textOf(notice, 'rights').includes(FACTS.support),
  ],
  [
    'it names the way to complain to the Board (r. 3(c)(iii))',
    (notice) => textOf(notice, 'complain').includes('https://www.meity.gov.in'),
  ],
  [
    'it says until when a complaint is answered (r. 14)',
    (notice) => textOf(notice, 'complain').includes(String(GRIEVANCE_DAYS)),
  ],
  [
    'it names who answers questions (s. 6(3), r. 9)',
    (notice) =>
      [FACTS.officer, FACTS.support].every((name) => textOf(notice, 'contact').includes(name)),
  ],
  [
    'it offers the languages of the Eighth Schedule (s. 5(3))',
    (notice) => textOf(notice, 'languages').includes(FACTS.support),
  ],
  ['it says how long the data is kept (s. 8(7))', (notice) => textOf(notice, 'kept') !== ''],
  [
    'it names a profile only to who has one, and the form for complaints to an applicant',
    (notice) => {
      const way = notice.version.startsWith('application') ? '/contact' : '/profile';
      const named = textOf(notice, 'rights').match(/(?<=example\.com)\/\w+/g);
      return String(named) === way;
    },
  ],
  [
    'it speaks of sending a form only where there is one',
    (notice) => textOf(notice, 'age').includes('I am under 18') === asksAge(notice),
  ],
  ['it is for adults only (s. 9)', (notice) => textOf(notice, 'age').includes('18')],
  [
    'its sentence leaves the age to a separate statement (s. 6(1), s. 9)',
    ({ version }) => !sentenceOf(version).includes('18'),
  ],
  [
    'it shows the way of who is under 18 (s. 9)',
    (notice) => textOf(notice, 'age').includes(`${FACTS.site}/under-18`),
  ],
  [
    'it lists the statement of age where its form asks for one (r. 3(b)(i))',
    (notice) => !asksAge(notice) || notice.items.some(({ data }) => data.includes('18')),
  ],
  [
    'it has a heading over each column and part',
    ({ columns, sections }) =>
      Boolean(columns[0] && columns[1]) && sections.every((one) => one.heading),
  ],
  ['it leaves nothing open', (notice) => !/\{\w+\}/.test(JSON.stringify(notice))],
  [
    'all of it is in its language',
    (notice) => sentencesOf(notice).every((text) => SCRIPTS[notice.language].test(text)),
  ],
];

it.each(DEMANDS)('Of every notice, %s', (_, isMet) => {
  const lacking = NOTICE_ADDRESSES.filter(
    ({ purpose, language }) => !isMet(fullNotice(purpose, language, FACTS)),
  );
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

const applicationFieldsOf = (item: NoticeItem): readonly string[] =>
  APPLICATION_FIELD_NAMES.filter((name) => APPLICATION_FIELDS[name].notice === item);

const studentFieldsOf = (item: NoticeItem): readonly string[] =>
  STUDENT_FIELD_NAMES.filter((name) => STUDENT_FIELDS[name].notice === item);

const FIELDS: Partial<Record<NoticeItem, readonly string[]>> = {
  contact: ['email', ...studentFieldsOf('contact')],
  background: studentFieldsOf('background'),
  profile: studentFieldsOf('profile'),
  password: ['password'],
  applicant: applicationFieldsOf('applicant'),
  application: applicationFieldsOf('application'),
};

/** What nobody fills in. */
const OUR_OWN =
  'confirmPassword id createdAt status notes ownerId answerBy interview version'.split(' ');

it.each([
  ['account', Object.keys(aSignUpForm())],
  ['application', Object.keys(anApplication())],
] as const)('the notice of an %s lists every field of its form', (purpose, asked) => {
  const listed = NOTICE_ITEMS[purpose].flatMap((item) => FIELDS[item] ?? []);
  const unlisted = asked.filter((field) => !listed.includes(field));
  expect(unlisted.filter((field) => !OUR_OWN.includes(field))).toEqual([]);
});

it('every notice has an address of its own, which names its version', () => {
  const paths = NOTICE_ADDRESSES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(Object.keys(NOTICE_ITEMS).length * NOTICE_LANGUAGES.length);
  const named = ['/notice/account-1', '/notice/account-1-kn', '/notice/application-1'];
  expect(paths).toEqual(expect.arrayContaining(named));
  expect(Object.values(LANGUAGE_NAMES)).toEqual(['English', 'हिन्दी', 'ಕನ್ನಡ']);
});
