import { RETENTION } from '../../settings/index.js';
import { NOTICES, type ConsentPurpose } from '../notices.js';
import { GRIEVANCE_DAYS } from '../../kernel/grievance-days.js';
import { NOTICE_ITEMS } from './notice-items.js';
import type { NoticeLanguage, NoticeWords } from './notice-words.js';
import { ENGLISH } from './notice-words.en.js';
import { HINDI } from './notice-words.hi.js';
import { KANNADA } from './notice-words.kn.js';

/** The ministry publishes the address of the Data Protection Board here. To be replaced by the Board's own address. */
const BOARD_URL = 'https://www.meity.gov.in';

export type NoticeFacts = {
  readonly company: string;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
  /** The address for mails about personal data. */
  readonly support: string;
  readonly officer: string;
};

type Part = 'service' | 'kept' | 'age' | 'withdraw' | 'rights' | 'complain' | 'contact';

export type FullNotice = {
  readonly version: string;
  readonly language: NoticeLanguage;
  readonly title: string;
  readonly intro: string;
  readonly listed: string;
  readonly columns: readonly [data: string, why: string];
  readonly items: readonly { readonly data: string; readonly why: string }[];
  readonly sections: readonly {
    readonly part: Part | 'languages';
    readonly heading: string;
    readonly text: string;
  }[];
};

const WORDS: Readonly<Record<NoticeLanguage, NoticeWords>> = {
  en: ENGLISH,
  hi: HINDI,
  kn: KANNADA,
};

const FIGURES = {
  logDays: RETENTION.logDays,
  presenceDays: RETENTION.presenceDays,
  idleYears: RETENTION.idleAccountYears,
  paymentYears: RETENTION.paymentFinancialYears,
  applicationMonths: RETENTION.applicationMonths,
  grievanceDays: GRIEVANCE_DAYS,
  board: BOARD_URL,
};

export function fullNotice(
  purpose: ConsentPurpose,
  language: NoticeLanguage,
  facts: NoticeFacts,
): FullNotice {
  const words = WORDS[language];
  const own = words.purposes[purpose];
  const known: Readonly<Record<string, string | number>> = { ...FIGURES, ...facts };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (gap, name: string) => String(known[name] ?? gap));
  const { headings } = words;
  return {
    version: NOTICES[purpose].version,
    language,
    title: filled(own.title),
    intro: filled(words.intro),
    listed: headings.items,
    columns: words.columns,
    items: NOTICE_ITEMS[purpose].map((item) => ({
      data: filled(words.items[item].data),
      why: filled(words.items[item].why),
    })),
    sections: [
      { part: 'service', heading: headings.service, text: filled(own.service) },
      { part: 'kept', heading: headings.kept, text: filled(own.kept) },
      {
        part: 'age',
        heading: '18+',
        text: filled(words.age[purpose === 'certificate' ? purpose : 'form']),
      },
      { part: 'withdraw', heading: headings.withdraw, text: filled(own.withdraw) },
      {
        part: 'rights',
        heading: headings.rights,
        text: filled(words.rights[purpose === 'application' ? 'applicant' : 'profile']),
      },
      { part: 'complain', heading: headings.complain, text: filled(words.complain) },
      { part: 'contact', heading: headings.contact, text: filled(words.contact) },
      { part: 'languages', heading: headings.languages, text: filled(words.languages) },
    ],
  };
}
