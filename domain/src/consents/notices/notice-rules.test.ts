import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { STUDENT_FIELD_NAMES, STUDENT_FIELDS } from '../../accounts/student-fields.js';
import { aSignUpForm } from '../../testing/a-sign-up-form.js';
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

describe.each(NOTICE_ADDRESSES)('The notice $path', ({ purpose, version, language }) => {
  const notice = fullNotice(purpose, language, FACTS, version);

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

const APART = 'its sentence leaves the age to a statement of its own (s. 6(1), s. 9)';

it.each(NOTICE_ADDRESSES.filter(({ isInForce }) => isInForce))(
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

const studentFieldsOf = (item: NoticeItem): readonly string[] =>
  STUDENT_FIELD_NAMES.filter((name) => STUDENT_FIELDS[name].notice === item);

/** Which fields of the forms an item is about; the rest comes from elsewhere. */
const FIELDS: Partial<Record<NoticeItem, readonly string[]>> = {
  contact: ['email', ...studentFieldsOf('contact')],
  background: studentFieldsOf('background'),
  profile: studentFieldsOf('profile'),
  password: ['password'],
  applicant: ['name', 'email', 'phone'],
  application: ['education', 'experience', 'skills', 'domain', 'message'],
};

/** What nobody fills in. */
const OUR_OWN = [
  ...['confirmPassword', 'id', 'createdAt', 'status', 'notes', 'ownerId', 'rating', 'version'],
  'answerBy',
];

it.each([
  ['account', Object.keys(aSignUpForm())],
  ['application', Object.keys(anApplication())],
] as const)('the notice of an %s lists every field of its form', (purpose, asked) => {
  const items = NOTICE_ITEMS[NOTICES[purpose].version] ?? [];
  const listed = items.flatMap((item) => FIELDS[item] ?? []);
  const unlisted = asked.filter((field) => !listed.includes(field));
  expect(unlisted.filter((field) => !OUR_OWN.includes(field))).toEqual([]);
});

it('every notice has an address of its own, which names its version', () => {
  const paths = NOTICE_ADDRESSES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(Object.keys(NOTICE_ITEMS).length * NOTICE_LANGUAGES.length);
  expect(paths).toEqual(expect.arrayContaining(['/notice/account-4', '/notice/account-4-kn']));
});

it('a notice lists a later purpose only from the version on in which it came', () => {
  const leaving = /leave the page/;
  const saidIn = (version: string) => JSON.stringify(fullNotice('account', 'en', FACTS, version));
  expect(saidIn('account-3')).toMatch(leaving);
  expect(saidIn('account-2')).not.toMatch(leaving);
});

/** What each version says. A text that changes needs a version, and a line here, of its own. */
const PRINTS: Readonly<Record<string, string>> = {
  '/notice/account-2': '6d1c4bb28558e18c',
  '/notice/account-2-hi': '3693797a069d8abf',
  '/notice/account-2-kn': 'c44396c0c4894083',
  '/notice/account-3': '1f9789e27f9a0457',
  '/notice/account-3-hi': 'fd3b5d64354cc0fb',
  '/notice/account-3-kn': 'cb90d43b6eda1667',
  '/notice/account-4': 'cdf587d8a981a3f6',
  '/notice/account-4-hi': '13dbc3e8071f271a',
  '/notice/account-4-kn': '4c9393e4b0a81c43',
  '/notice/application-2': '2b2293361db87f8a',
  '/notice/application-2-hi': 'ca0d6b7a31ca07ee',
  '/notice/application-2-kn': '6117670ba1197d1a',
  '/notice/application-3': '4e36141c28ab3cd9',
  '/notice/application-3-hi': '24181b3b2e00f1df',
  '/notice/application-3-kn': '3558cd2881dc5f74',
  '/notice/certificate-2': '9f0bb053c8121add',
  '/notice/certificate-2-hi': 'f75b867abc78a0be',
  '/notice/certificate-2-kn': 'e140c1090d066a65',
  '/notice/certificate-3': 'f67417e9c41a930b',
  '/notice/certificate-3-hi': '6bb403391cafab2b',
  '/notice/certificate-3-kn': '239f9f3f3ff38ed7',
  '/notice/certificate-4': '00fba922ad5b328f',
  '/notice/certificate-4-hi': 'f619d2d5b60a9253',
  '/notice/certificate-4-kn': 'e49732a481edad1d',
};

it('the notices say what they said when their versions were made', () => {
  const prints = Object.fromEntries(
    NOTICE_ADDRESSES.map(({ purpose, version, language, path }) => {
      const said = JSON.stringify(fullNotice(purpose, language, FACTS, version));
      return [path, createHash('sha256').update(said).digest('hex').slice(0, 16)];
    }),
  );
  expect(prints).toEqual(PRINTS);
});
