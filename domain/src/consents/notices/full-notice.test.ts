import { describe, expect, it } from '@jest/globals';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '../../accounts/student-fields.js';
import { aSignUpForm } from '../../testing/a-sign-up-form.js';
import {
  APPLICATION_FIELD_NAMES,
  APPLICATION_FIELDS,
} from '../../applications/application-fields.js';
import { anApplication } from '../../testing/an-application.js';
import { NOTICES } from '../notices.js';
import { fullNotice, type FullNotice } from './full-notice.js';
import { NOTICE_ADDRESSES } from './notice-address.js';
import { NOTICE_ITEMS } from './notice-items.js';
import { missingIn } from './notice-rules.js';
import { NOTICE_LANGUAGES, type NoticeItem } from './notice-words.js';

const FACTS = {
  company: 'Saral Digital',
  site: 'https://portal.example.com',
  support: 'support@example.com',
  officer: 'Asha Rao',
};

describe.each(NOTICE_ADDRESSES)('The notice $path', ({ purpose, language }) => {
  const notice = fullNotice(purpose, language, FACTS);

  it('has all that the law demands', () => {
    expect(missingIn(notice, FACTS)).toEqual([]);
  });

  it.each(notice.sections.map(({ part }) => part))('fails without its part "%s"', (part) => {
    const sections = notice.sections.filter((section) => section.part !== part);
    expect(missingIn({ ...notice, sections }, FACTS)).not.toEqual([]);
  });

  it.each(notice.items.map((_, at) => at))('fails if item %i has no purpose', (at) => {
    const items = notice.items.with(at, { ...notice.items[at]!, why: '' });
    expect(missingIn({ ...notice, items }, FACTS)).toContain(
      'it says of each item what for (r. 3(b)(ii))',
    );
  });

  it('fails without its list, and without who asks', () => {
    const lacks = (parts: Partial<FullNotice>) => missingIn({ ...notice, ...parts }, FACTS);
    expect(lacks({ items: [] })).toContain('it lists the data item by item (r. 3(b)(i))');
    expect(lacks({ intro: '' })).toContain('it says who asks (s. 5)');
    expect(lacks({ title: '{company}' })).toContain('it leaves nothing open');
  });
});

const APART = 'its sentence leaves the age to a separate statement (s. 6(1), s. 9)';

it.each(NOTICE_ADDRESSES)(
  'the notice $path fails if it does not leave the age to a statement, or hides the way of who is younger',
  ({ purpose, language }) => {
    const notice = fullNotice(purpose, language, FACTS);
    const sections = notice.sections.map((section) =>
      section.part === 'age' ? { ...section, text: 'For people of 18' } : section,
    );
    expect(missingIn({ ...notice, sections }, FACTS)).toContain(
      'it shows the way of who is under 18 (s. 9)',
    );
    const before = NOTICES[purpose].text;
    const sentence = NOTICES[purpose] as { text: string };
    try {
      sentence.text = `You are 18 or older. ${before}`;
      expect(missingIn(notice, FACTS)).toEqual([APART]);
    } finally {
      sentence.text = before;
    }
  },
);

it.each(['account', 'application'] as const)(
  'the notice of an %s fails if its list leaves out the statement of age',
  (purpose) => {
    const notice = fullNotice(purpose, 'en', FACTS);
    const items = notice.items.filter(({ data }) => !data.includes('18'));
    expect(missingIn({ ...notice, items }, FACTS)).toEqual([
      'it lists the statement of age where its form asks for one (r. 3(b)(i))',
    ]);
  },
);

it.each([
  ['withdraw', 'it names the way to withdraw, by link or mail (r. 3(c)(i))'],
  ['rights', 'it names the way to use the rights, by link and mail (r. 3(c)(ii))'],
  ['complain', 'it names the way to complain to the Board (r. 3(c)(iii))'],
  ['contact', 'it names who answers questions (s. 6(3), r. 9)'],
] as const)('a notice whose part "%s" names no address fails', (part, demand) => {
  const notice = fullNotice('account', 'en', FACTS);
  const sections = notice.sections.map((section) =>
    section.part === part ? { ...section, text: 'Somehow' } : section,
  );
  expect(missingIn({ ...notice, sections }, FACTS)).toContain(demand);
});

it('a sentence that was left in English fails in another language', () => {
  const notice = fullNotice('account', 'kn', FACTS);
  expect(missingIn({ ...notice, intro: `Saral Digital asks` }, FACTS)).toEqual([
    'all of it is in its language',
  ]);
});

const applicationFieldsOf = (item: NoticeItem): readonly string[] =>
  APPLICATION_FIELD_NAMES.filter((name) => APPLICATION_FIELDS[name].notice === item);

const studentFieldsOf = (item: NoticeItem): readonly string[] =>
  STUDENT_FIELD_NAMES.filter((name) => STUDENT_FIELDS[name].notice === item);

/** Which fields of the forms an item is about; the rest comes from elsewhere. */
const FIELDS: Partial<Record<NoticeItem, readonly string[]>> = {
  contact: ['email', ...studentFieldsOf('contact')],
  background: studentFieldsOf('background'),
  profile: studentFieldsOf('profile'),
  password: ['password'],
  applicant: applicationFieldsOf('applicant'),
  application: applicationFieldsOf('application'),
};

/** What nobody fills in. */
const OUR_OWN = [
  ...[
    'confirmPassword',
    'id',
    'createdAt',
    'status',
    'notes',
    'ownerId',
    'answerBy',
    'interview',
    'version',
  ],
];

it.each([
  ['account', Object.keys(aSignUpForm())],
  ['application', Object.keys(anApplication())],
] as const)('the notice of an %s lists every field of its form', (purpose, asked) => {
  const items = NOTICE_ITEMS[purpose];
  const listed = items.flatMap((item) => FIELDS[item] ?? []);
  const unlisted = asked.filter((field) => !listed.includes(field));
  expect(unlisted.filter((field) => !OUR_OWN.includes(field))).toEqual([]);
});

it('every notice has an address of its own, which names its version', () => {
  const paths = NOTICE_ADDRESSES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(Object.keys(NOTICE_ITEMS).length * NOTICE_LANGUAGES.length);
  expect(paths).toEqual(expect.arrayContaining(['/notice/account-1', '/notice/account-1-kn']));
});
