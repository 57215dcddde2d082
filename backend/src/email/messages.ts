import type { CompanyKind, EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender, Words, Writers } from './phrases.js';
import { htmlOf } from './layout.js';
import { OF_ACCOUNTS } from './messages-of-accounts.js';
import { OF_APPLICATIONS } from './messages-of-applications.js';
import { OF_ATTEMPTS } from './messages-of-attempts.js';
import { OF_NOTICES } from './messages-of-notices.js';
import { OF_QUESTION_DISPUTES } from './messages-of-question-disputes.js';
import { OF_PAYMENTS } from './messages-of-payments.js';
import { OF_RESULTS } from './messages-of-results.js';
import { TO_STAFF } from './messages-to-staff.js';
import { textOf } from './plain-text.js';

export type ToWrite = {
  readonly kind: EmailKind;
  readonly to: string;
  readonly data: EmailData[EmailKind];
};

const WRITERS: Writers = {
  ...OF_ACCOUNTS,
  ...OF_APPLICATIONS,
  ...OF_ATTEMPTS,
  ...OF_NOTICES,
  ...OF_QUESTION_DISPUTES,
  ...OF_PAYMENTS,
  ...OF_RESULTS,
  ...TO_STAFF,
};

const TO_COMPANY: Readonly<Record<CompanyKind, true>> = {
  'application-notification': true,
  'applicant-answered': true,
  'contact-notification': true,
  'admin-security-notice': true,
  'weekly-summary': true,
};

/** Mails to people outside the company also say whom to ask. */
export const isToOutsider = (kind: EmailKind): boolean => !Object.hasOwn(TO_COMPANY, kind);

/** Characters that change the direction of text, and could make a subject read as another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text that looks like an encoded word would be decoded by mail programs, so it is split. */
const oneLine = (subject: string): string =>
  subject.replace(TURNS, '').replace(/\s+/g, ' ').replaceAll('=?', '=\u200b?');

export function messageOf({ kind, data }: Omit<ToWrite, 'to'>, sender: Sender) {
  const said = (WRITERS[kind] as (facts: typeof data, from: Sender) => Words)(data, sender);
  const help = `Questions? Answer this mail, or write to ${sender.contact}.`;
  const words = {
    ...said,
    subject: oneLine(said.subject),
    preheader: oneLine(said.preheader),
    reason: isToOutsider(kind) ? `${said.reason} ${help}` : said.reason,
  };
  const { subject, preheader } = words;
  return { subject, preheader, text: textOf(words, sender), html: htmlOf(words, sender) };
}
