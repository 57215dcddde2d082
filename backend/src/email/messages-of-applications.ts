import { domainLabel } from '@portal/domain/accounts/index.js';
import {
  APPLICATION_FIELD_NAMES,
  type ApplicationFieldName,
  applicationField,
  applicationText,
} from '@portal/domain/applications/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { copyOf } from './messages-of-notices.js';
import { day, frameOwnText, greeting, moment, type Block, type Writers } from './phrases.js';

/** The link to the applicant's page. Its token is in the fragment, which browsers send to no server. */
const pageOf = (page: string, publicUrl: string): readonly Block[] => [
  { button: 'See how your application stands', to: `${publicUrl}/my-application#${page}` },
];

const typedIn = (data: EmailData['application-notification'], name: ApplicationFieldName): string =>
  applicationText(name, data[name] ?? '') || (applicationField(name).ifEmpty ?? '');

const TO_INBOX = 'You get this mail because this inbox takes the applications from the site.';

const inConsole = (id: string, publicUrl: string): Block => ({
  button: 'Open the application',
  to: `${publicUrl}/admin/applications/${id}/show`,
});

const ANSWERS = {
  accept: 'accepts the offer',
  decline: 'declines the offer',
  withdraw: 'withdraws the application',
} as const;

const ENCLOSED = {
  offer:
    'Your offer letter is on your page, to download as a PDF. Anyone can check it by its code.',
  completion:
    'Your letter of completion is on your page, to download as a PDF. Anyone can check it by its code.',
} as const;

const interviewBlocks = (
  interview: EmailData['application-moved']['interview'],
): readonly Block[] =>
  interview
    ? [
        {
          rows: [
            ['When', moment(interview.startsAt)],
            ['How long', formatCount(interview.minutes, 'minute')],
            ['Where', interview.place],
          ],
        },
        'The file with this mail puts the time in your calendar.',
      ]
    : [];

const optionalRow = (name: string, text: string): readonly (readonly [string, string])[] =>
  text === '' ? [] : [[name, text]];

export const OF_APPLICATIONS = {
  'application-received': ({ name, page, notice }, sender) => ({
    subject: 'We have received your internship application',
    preheader: 'We read every application and will write to you.',
    title: 'We have your application',
    blocks: [
      greeting(name),
      'Thank you for applying. We read every application and will write to you.',
      ...pageOf(page, sender.publicUrl),
      'You can take the skills test in the meantime. Its terms tell what it asks of you:',
      { button: 'About the skills test', to: `${sender.publicUrl}/test-terms` },
      'If you did not apply, ignore this mail: someone entered your address by mistake.',
      ...copyOf(notice, sender),
    ],
    reason: 'You get this mail because someone applied for an internship with this address.',
  }),
  'application-notification': (data, { publicUrl }) => ({
    subject: `Internship application: ${data.name}`,
    preheader: domainLabel(data.domain),
    title: 'A new internship application',
    blocks: [
      {
        rows: [
          ...APPLICATION_FIELD_NAMES.filter((name) => name !== 'message').map(
            (name) => [applicationField(name).label, typedIn(data, name)] as const,
          ),
          ['Received', moment(data.receivedAt)],
        ],
      },
      { label: 'Message', quote: typedIn(data, 'message') },
      'Your reply to this mail goes to the applicant.',
      inConsole(data.id, publicUrl),
    ],
    reason: TO_INBOX,
  }),
  'applicant-answered': ({ id, name, email, domain, answer }, { publicUrl }) => ({
    subject: `${name} ${ANSWERS[answer]}`,
    preheader: domainLabel(domain),
    title: `${name} ${ANSWERS[answer]}`,
    blocks: [
      `${email}, ${domainLabel(domain)}`,
      'Your reply to this mail goes to the applicant.',
      inConsole(id, publicUrl),
    ],
    reason: TO_INBOX,
  }),
  'application-moved': (
    { name, subject, text, page, answerBy, letter, interview },
    { publicUrl },
  ) => ({
    subject,
    preheader: text,
    title: subject,
    blocks: frameOwnText({ name, text }, [
      ...(answerBy ? [{ rows: [['Please answer by', day(answerBy)] as const] }] : []),
      ...(letter ? [ENCLOSED[letter]] : []),
      ...interviewBlocks(interview),
      ...pageOf(page, publicUrl),
    ]),
    reason: 'You get this mail because you applied for an internship with this address.',
  }),
  'message-answered': ({ name, subject, question, answer }) => ({
    subject: subject ? `Re: ${subject}` : 'Our answer to your message',
    preheader: answer,
    title: 'Our answer to your message',
    blocks: frameOwnText({ name, text: answer }, [{ quote: question, label: 'You wrote' }]),
    reason: 'You get this mail because you wrote to us on our contact page.',
  }),
  'contact-notification': ({ service = '', estimate = '', ...data }) => ({
    subject: data.dueAt
      ? `Complaint about personal data, to be answered by ${day(data.dueAt)}`
      : `${service ? 'Enquiry' : 'Contact'}: ${data.subject || service || data.name}`,
    preheader: `From ${data.name}, ${data.email}`,
    title: data.dueAt ? 'A complaint about personal data' : 'A message from the contact page',
    blocks: [
      {
        rows: [
          ['Name', data.name],
          ['Email', data.email],
          ['Subject', data.subject || 'No subject'],
          ...optionalRow('Service', service),
          ...optionalRow('Estimate', estimate),
          ...optionalRow('Answer by', data.dueAt ? day(data.dueAt) : ''),
        ],
      },
      { label: 'Message', quote: data.message },
      data.dueAt
        ? 'The clock stops when it is answered in the console, under Messages.'
        : 'Your reply to this mail goes to the sender.',
    ],
    reason: 'You get this mail because this inbox takes the messages from the site.',
  }),
  'grievance-received': ({ name, dueAt }) => ({
    subject: 'We have your complaint about your data',
    preheader: `We answer in full by ${day(dueAt)} at the latest.`,
    title: 'We have your complaint',
    blocks: [
      greeting(name),
      `We have your complaint about personal data, and answer it in full by ${day(dueAt)} at the latest.`,
      'If the answer does not satisfy you, or none comes, you may complain to the Data Protection Board of India.',
      'To add something, answer this mail.',
      'If you did not complain, ignore this mail: someone entered your address by mistake.',
    ],
    reason: 'You get this mail because someone complained to us with this address.',
  }),
} satisfies Partial<Writers>;
