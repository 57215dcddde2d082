import { CONSENT_PURPOSES, EARLIER_NOTICES, NOTICES, type ConsentPurpose } from '../notices.js';
import { NOTICE_LANGUAGES, type NoticeLanguage } from './notice-words.js';

/** A notice in force, in one of its languages. */
export type NoticeAddress = {
  readonly purpose: ConsentPurpose;
  readonly language: NoticeLanguage;
  readonly path: string;
};

/** Where a notice is read; English has the plain address. */
export const noticePath = (version: string, language: NoticeLanguage = 'en'): string =>
  `/notice/${version}${language === 'en' ? '' : `-${language}`}`;

/** Every notice in force, in each of its languages. */
export const NOTICE_ADDRESSES: readonly NoticeAddress[] = CONSENT_PURPOSES.flatMap((purpose) =>
  NOTICE_LANGUAGES.map((language) => ({
    purpose,
    language,
    path: noticePath(NOTICES[purpose].version, language),
  })),
);

/** Every address of a notice; earlier ones are there in English. */
export const NOTICE_PATHS: readonly string[] = [
  ...NOTICE_ADDRESSES.map(({ path }) => path),
  ...CONSENT_PURPOSES.flatMap((purpose) =>
    EARLIER_NOTICES[purpose].map(({ version }) => noticePath(version)),
  ),
];
