import { CONSENT_PURPOSES, NOTICES, type ConsentPurpose } from '../notices.js';
import { NOTICE_LANGUAGES, type NoticeLanguage } from './notice-words.js';

/** A notice in one of its languages. */
export type NoticeAddress = {
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly language: NoticeLanguage;
  readonly path: string;
};

/** The path of a notice; English has no suffix. */
export const noticePath = (version: string, language: NoticeLanguage = 'en'): string =>
  `/notice/${version}${language === 'en' ? '' : `-${language}`}`;

export const NOTICE_ADDRESSES: readonly NoticeAddress[] = CONSENT_PURPOSES.flatMap((purpose) => {
  const { version } = NOTICES[purpose];
  return NOTICE_LANGUAGES.map((language) => ({
    purpose,
    version,
    language,
    path: noticePath(version, language),
  }));
});
