export const CONSENT_PURPOSES = ['account', 'application', 'certificate'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The text over the button of a form; pressing the button agrees to it. */
export type Notice = { readonly version: string; readonly text: string };

const LISTED = 'the data that the notice lists';
const AGREED = `you agree that we use ${LISTED}`;

/** The notices by purpose. A changed text needs a new version, since the records of consent name versions. */
export const NOTICES: Readonly<Record<ConsentPurpose, Notice>> = {
  account: {
    version: 'account-1',
    text: `By pressing Sign Up ${AGREED} for your account and its tests. You can withdraw at any time by deleting your account.`,
  },
  application: {
    version: 'application-1',
    text: `By pressing Submit Application ${AGREED} to read your application and to answer it. You can withdraw at any time by writing to us.`,
  },
  certificate: {
    version: 'certificate-1',
    text: `By pressing Make public you agree that the page of this certificate shows ${LISTED}, your name and the sum of all your tests in this subject among it, to anyone who has its address or its code. You can withdraw at any time by pressing Make private.`,
  },
};

const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'accounts',
  application: 'applications',
  certificate: 'public certificates',
};

/** The name of a notice's version such as "account-1". */
export function noticeInWords(version: string): string {
  const [, purpose = '', number] = /^(.*)-(\d+)$/.exec(version) ?? [];
  const subject = SUBJECTS[purpose];
  return subject ? `privacy notice for ${subject}, version ${number}` : `notice ${version}`;
}
