import type { ConsentPurpose } from '../notices.js';

/** The languages of every notice; others are sent as a file on request. */
export const NOTICE_LANGUAGES = ['en', 'hi', 'kn'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<NoticeLanguage, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
};

export type NoticeItem =
  | 'contact'
  | 'background'
  | 'password'
  | 'profile'
  | 'age'
  | 'tests'
  | 'leaving'
  | 'payments'
  | 'mails'
  | 'technical'
  | 'applicant'
  | 'application'
  | 'certificate'
  | 'tries';

type ItemWords = { readonly data: string; readonly why: string };

type PurposeWords = {
  readonly title: string;
  /** What the data makes possible. */
  readonly service: string;
  readonly kept: string;
  readonly withdraw: string;
};

/** The notices in one language. A name in braces is a placeholder for a fact of the page or the mail, or for a figure.
 * */
export type NoticeWords = {
  readonly intro: string;
  readonly headings: Readonly<
    Record<
      'items' | 'service' | 'kept' | 'withdraw' | 'rights' | 'complain' | 'contact' | 'languages',
      string
    >
  >;
  readonly columns: readonly [data: string, why: string];
  readonly items: Readonly<Record<NoticeItem, ItemWords>>;
  readonly purposes: Readonly<Record<ConsentPurpose, PurposeWords>>;
  readonly age: Readonly<Record<'form' | 'certificate', string>>;
  /** Who has an account has a profile; an applicant has none. */
  readonly rights: Readonly<Record<'profile' | 'applicant', string>>;
  readonly complain: string;
  readonly contact: string;
  readonly languages: string;
};
