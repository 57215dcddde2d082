export const CONSENT_PURPOSES = ['account', 'application', 'certificate'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The text over the button of a form; pressing the button agrees to it. */
export type Notice = { readonly version: string; readonly text: string };

const LISTED = 'the data that the notice lists';
const AGREED = `you agree that we use ${LISTED}`;

/** Until the age became a separate statement, the sentences held it. */
const AGE_FIRST = 'you confirm that you are 18 or older, and';
const AGE = `${AGE_FIRST} you agree that we use these details`;
const OF_AGE_AND_AGREED = `${AGE_FIRST} ${AGREED}`;

/** The notices in force. A notice whose text changes gets another version, and the one before goes
 * to {@link EARLIER_NOTICES}: the records of consent name versions. */
export const NOTICES: Readonly<Record<ConsentPurpose, Notice>> = {
  account: {
    version: 'account-4',
    text: `By pressing Sign Up ${AGREED} to open your account, hold and grade your test, tell you what its page counted, take the fee, and write to you about these. You can withdraw at any time by deleting your account in your profile.`,
  },
  application: {
    version: 'application-3',
    text: `By pressing Submit Application ${AGREED} to read your application and to answer it. You can withdraw at any time by writing to us.`,
  },
  certificate: {
    version: 'certificate-4',
    text: `By pressing Make public you agree that the page of this certificate shows ${LISTED}, your name and the sum of all your tests in this subject among it, to anyone who has its address or its code. You can withdraw at any time by pressing Make private.`,
  },
};

/** Notices that pages which were opened long ago may still show. */
export const EARLIER_NOTICES: Readonly<Record<ConsentPurpose, readonly Notice[]>> = {
  account: [
    {
      version: 'account-3',
      text: `By pressing Sign Up ${OF_AGE_AND_AGREED} to open your account, hold and grade your test, tell you what its page counted, take the fee, and write to you about these. You can withdraw at any time by deleting your account in your profile.`,
    },
    {
      version: 'account-2',
      text: `By pressing Sign Up ${OF_AGE_AND_AGREED} to open your account, hold and grade your test, take the fee, and write to you about these. You can withdraw at any time by deleting your account in your profile.`,
    },
    {
      version: 'account-1',
      text: `By pressing Sign Up ${AGE} to open your account, hold and grade your test, take the fee, and write to you about these. You can withdraw at any time by deleting your account in your profile.`,
    },
  ],
  application: [
    {
      version: 'application-2',
      text: `By pressing Submit Application ${OF_AGE_AND_AGREED} to read your application and to answer it. You can withdraw at any time by writing to us.`,
    },
    {
      version: 'application-1',
      text: `By pressing Submit Application ${AGE} to read your application and to answer it. You can withdraw at any time by writing to us.`,
    },
  ],
  certificate: [
    {
      version: 'certificate-3',
      text: `By pressing Make public ${AGE_FIRST} you agree that the page of this certificate shows ${LISTED}, your name and the sum of all your tests in this subject among it, to anyone who has its address or its code. You can withdraw at any time by pressing Make private.`,
    },
    {
      version: 'certificate-2',
      text: `By pressing Make public ${AGE_FIRST} you agree that the page of this certificate shows ${LISTED}, your name among it, to anyone who has its address or its code. You can withdraw at any time by pressing Make private.`,
    },
    {
      version: 'certificate-1',
      text: `By pressing Make public ${AGE_FIRST} you agree that the page of this certificate shows your name, your score and which of your tests it was to anyone who has its address or its code. You can withdraw at any time by pressing Make private.`,
    },
  ],
};

const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'accounts',
  application: 'applications',
  certificate: 'public certificates',
};

/** A notice's version, as "account-4", in words. */
export function noticeInWords(version: string): string {
  const [, purpose = '', number] = /^(.*)-(\d+)$/.exec(version) ?? [];
  const subject = SUBJECTS[purpose];
  return subject ? `privacy notice for ${subject}, version ${number}` : `notice ${version}`;
}

/** The version that a form showed: what the client tells if there is such a one, else that in force. */
export function noticeShown(purpose: ConsentPurpose, told: string): string {
  const known = [NOTICES[purpose], ...EARLIER_NOTICES[purpose]];
  return (known.find(({ version }) => version === told) ?? NOTICES[purpose]).version;
}

/** Whether the age was confirmed by the sentence of this version. */
export const heldTheAge = (version: string): boolean =>
  Object.values(EARLIER_NOTICES)
    .flat()
    .some((notice) => notice.version === version && notice.text.includes(AGE_FIRST));

/** Whether this version of a certificate's notice says that all tests are summed up. */
export const tellsAllTries = (version: string): boolean =>
  version === 'certificate-3' || version === 'certificate-4';
