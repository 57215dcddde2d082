import { domainLabel } from '@portal/domain/accounts/choices.js';
import type { EmailData, EmailKind } from '@portal/domain/email/email.js';
import { CODE_LIFETIME_SECONDS } from '@portal/domain/shared/policy.js';
import { htmlOf, textOf, type Block } from './layout.js';

/** What of a mail in the outbox decides its words. */
export type ToWrite = {
  readonly kind: EmailKind;
  readonly to: string;
  readonly data: EmailData[EmailKind];
};

type Words = { readonly subject: string; readonly blocks: readonly Block[] };

type Writer<Kind extends EmailKind> = (data: EmailData[Kind], publicUrl: string) => Words;

const CODE_MINUTES = String(CODE_LIFETIME_SECONDS / 60);

const greeting = (name: string): Block => ({ text: `Hello ${name},` });

const code: Writer<'verification-code'> = ({ name, code: digits }) => ({
  subject: `${digits} is your verification code`,
  blocks: [
    greeting(name),
    { text: 'Please enter this code to verify your email address:' },
    { code: digits },
    { text: `It holds for ${CODE_MINUTES} minutes and works once.` },
    { text: 'If you did not sign up, you can ignore this mail.' },
  ],
});

const resetCode: Writer<'reset-code'> = ({ name, code: digits }) => ({
  subject: `${digits} is your password reset code`,
  blocks: [
    greeting(name),
    { text: 'Please enter this code to set a new password:' },
    { code: digits },
    { text: `It holds for ${CODE_MINUTES} minutes and works once.` },
    { text: 'If you did not ask for it, your password stays as it is.' },
  ],
});

const applicationReceived: Writer<'application-received'> = ({ name }, publicUrl) => ({
  subject: 'We have received your internship application',
  blocks: [
    greeting(name),
    { text: 'Thank you for applying. We read every application and will write to you.' },
    { text: 'You can take the skills test in the meantime:' },
    { link: `${publicUrl}/test-terms`, text: 'About the test' },
  ],
});

const applicationNotification: Writer<'application-notification'> = (data) => ({
  subject: `Internship application: ${data.name}`,
  blocks: [
    {
      rows: [
        ['Name', data.name],
        ['Email', data.email],
        ['Phone', data.phone],
        ['Education', data.education],
        ['Experience', data.experience || 'None specified'],
        ['Skills', data.skills],
        ['Domain', domainLabel(data.domain)],
        ['Message', data.message || 'No additional message'],
        ['Received', data.receivedAt],
      ],
    },
  ],
});

const contactNotification: Writer<'contact-notification'> = ({
  name,
  email,
  subject,
  message,
}) => ({
  subject: `Contact: ${subject || name}`,
  blocks: [
    {
      rows: [
        ['From', `${name}, ${email}`],
        ['Subject', subject || 'No subject'],
      ],
    },
    { text: message },
  ],
});

const receipt: Writer<'payment-receipt'> = (data, publicUrl) => ({
  subject: 'Receipt for your test fee',
  blocks: [
    greeting(data.name),
    { text: 'We have received your payment. You can now take the test.' },
    {
      rows: [
        ['Amount', `₹${String(data.amountRupees)}`],
        ['Receipt', data.receipt],
        ['Order', data.orderId],
        ['Payment', data.paymentId],
        ['Paid on', data.paidOn],
      ],
    },
    { link: `${publicUrl}/test`, text: 'Go to the test' },
  ],
});

const result: Writer<'test-result'> = (data, publicUrl) => ({
  subject: `Your test result: ${data.passed ? 'passed' : 'not passed'}`,
  blocks: [
    greeting(data.name),
    {
      text: `You answered ${String(data.score)} of ${String(data.totalQuestions)} questions of ${domainLabel(data.domain)} correctly: ${String(data.percentage)} %. You needed ${String(data.passPercent)} % to pass.`,
    },
    { link: `${publicUrl}/result/${data.resultId}`, text: 'See the review' },
  ],
});

const WRITERS: { readonly [Kind in EmailKind]: Writer<Kind> } = {
  'verification-code': code,
  'reset-code': resetCode,
  'application-received': applicationReceived,
  'application-notification': applicationNotification,
  'contact-notification': contactNotification,
  'payment-receipt': receipt,
  'test-result': result,
};

/** What looks like an encoded word in a header is decoded by whoever reads it, unless it is split. */
const oneLine = (subject: string): string =>
  subject.replace(/\s+/g, ' ').replaceAll('=?', '=\u200b?');

/** The subject and the body, as text and as HTML, of a mail. */
export function messageOf({ kind, data }: ToWrite, publicUrl: string) {
  const { subject, blocks } = (WRITERS[kind] as Writer<EmailKind>)(data, publicUrl);
  return { subject: oneLine(subject), text: textOf(blocks), html: htmlOf(blocks) };
}
