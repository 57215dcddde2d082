import type { CompanyKind, EmailData, EmailKind } from '@portal/domain/email/index.js';
import type { Sender } from './blocks.js';
import { htmlOf } from './layout.js';
import {
  accountErased,
  emailCorrected,
  emailCorrection,
  idleWarning,
  passwordChanged,
  resetCode,
  verificationCode,
} from './messages-of-accounts.js';
import {
  applicationMoved,
  applicationNotification,
  applicationReceived,
  contactNotification,
  grievanceReceived,
  messageAnswered,
} from './messages-of-applications.js';
import { accommodationDecided, testChanged } from './messages-of-attempts.js';
import { noticeCopy, studentMessage } from './messages-of-notices.js';
import { resultCorrected } from './messages-of-corrections.js';
import {
  questionDisputeDecided,
  questionDisputeReceived,
} from './messages-of-question-disputes.js';
import { lateAnswerDecided } from './messages-of-late-answers.js';
import {
  creditNote,
  chargebackDecided,
  paymentReceipt,
  refundMade,
} from './messages-of-payments.js';
import { testResult } from './messages-of-tests.js';
import { adminSecurityNotice } from './messages-to-staff.js';
import { textOf } from './plain-text.js';
import type { Writer } from './writer.js';

export type ToWrite = {
  readonly kind: EmailKind;
  readonly to: string;
  readonly data: EmailData[EmailKind];
};

type Writers<Kind extends EmailKind> = { readonly [Each in Kind]: Writer<Each> };

const TO_COMPANY = {
  'application-notification': applicationNotification,
  'contact-notification': contactNotification,
  'admin-security-notice': adminSecurityNotice,
} satisfies Writers<CompanyKind>;

/** Mails to people outside the company; they also say whom to ask. */
const TO_OUTSIDERS: Writers<Exclude<EmailKind, CompanyKind>> = {
  'verification-code': verificationCode,
  'reset-code': resetCode,
  'email-correction': emailCorrection,
  'email-corrected': emailCorrected,
  'password-changed': passwordChanged,
  'application-received': applicationReceived,
  'application-moved': applicationMoved,
  'grievance-received': grievanceReceived,
  'message-answered': messageAnswered,
  'account-erased': accountErased,
  'notice-copy': noticeCopy,
  'idle-warning': idleWarning,
  'student-message': studentMessage,
  'payment-receipt': paymentReceipt,
  'credit-note': creditNote,
  'refund-made': refundMade,
  'chargeback-decided': chargebackDecided,
  'test-changed': testChanged,
  'test-result': testResult,
  'accommodation-decided': accommodationDecided,
  'result-corrected': resultCorrected,
  'question-dispute-received': questionDisputeReceived,
  'question-dispute-decided': questionDisputeDecided,
  'late-answer-decided': lateAnswerDecided,
};

const WRITERS: Writers<EmailKind> = { ...TO_OUTSIDERS, ...TO_COMPANY };

export const isToOutsider = (kind: EmailKind): boolean => !Object.hasOwn(TO_COMPANY, kind);

/** Characters that change the direction of text, and could make a subject read as another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text that looks like an encoded word would be decoded by mail programs, so it is split. */
const oneLine = (subject: string): string =>
  subject.replace(TURNS, '').replace(/\s+/g, ' ').replaceAll('=?', '=\u200b?');

export function messageOf({ kind, data }: Omit<ToWrite, 'to'>, sender: Sender) {
  const said = (WRITERS[kind] as Writer<EmailKind>)(data, sender);
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
