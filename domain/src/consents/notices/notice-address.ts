import { CONSENT_PURPOSES, EARLIER_NOTICES, NOTICES, type ConsentPurpose } from '../notices.js';
import { NOTICE_ITEMS } from './notice-items.js';
import { NOTICE_LANGUAGES, type NoticeLanguage } from './notice-words.js';

/** A notice with a list, in one of its languages. */
export type NoticeAddress = {
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly isInForce: boolean;
  readonly language: NoticeLanguage;
  readonly path: string;
};

/** Where a notice is read; English has the plain address. */
export const noticePath = (version: string, language: NoticeLanguage = 'en'): string =>
  `/notice/${version}${language === 'en' ? '' : `-${language}`}`;

const hasList = (version: string): boolean => Object.hasOwn(NOTICE_ITEMS, version);

/** Every notice with a list, in force or earlier, in each of its languages. */
export const NOTICE_ADDRESSES: readonly NoticeAddress[] = CONSENT_PURPOSES.flatMap((purpose) =>
  [NOTICES[purpose], ...EARLIER_NOTICES[purpose]]
    .filter(({ version }) => hasList(version))
    .flatMap(({ version }) =>
      NOTICE_LANGUAGES.map((language) => ({
        purpose,
        version,
        isInForce: version === NOTICES[purpose].version,
        language,
        path: noticePath(version, language),
      })),
    ),
);

/** Every address of a notice; those without a list are there in English. */
export const NOTICE_PATHS: readonly string[] = [
  ...NOTICE_ADDRESSES.map(({ path }) => path),
  ...CONSENT_PURPOSES.flatMap((purpose) =>
    EARLIER_NOTICES[purpose]
      .filter(({ version }) => !hasList(version))
      .map(({ version }) => noticePath(version)),
  ),
];
