import type { EmailData, EmailKind } from '@portal/domain/email/index.js';
import { SAMPLE_DATA } from './sample-data.js';

type Sample<Kind extends EmailKind = EmailKind> = {
  readonly name: string;
  readonly kind: Kind;
  readonly data: EmailData[Kind];
};

const variant = <Kind extends EmailKind>(
  kind: Kind,
  name: string,
  changes: Partial<EmailData[Kind]>,
): Sample => ({ name, kind, data: { ...SAMPLE_DATA[kind], ...changes } });

const LONG = 'https://example.com/' + 'a-very-long-word-without-a-space'.repeat(6);
const MARKUP = '<img src=x onerror=alert(1)> <b>"&\'</b> {{title}}';

const { interview: _, ...movedOn } = SAMPLE_DATA['application-moved'];
const moved = (name: string, changes: Partial<EmailData['application-moved']>): Sample => ({
  ...{ name, kind: 'application-moved', data: { ...movedOn, ...changes } },
});

const VARIANTS: readonly Sample[] = [
  moved('application-offered', {
    subject: 'We offer you an internship',
    text: 'We are glad to offer you an internship with us.\n\nPlease tell us on your page whether you accept.',
    ...{ answerBy: '2026-01-31T10:00:00.000Z', letter: 'offer' },
  }),
  moved('application-completed', {
    subject: 'You have completed your internship',
    text: 'You have completed your internship with us. Thank you for your work.',
    letter: 'completion',
  }),
  variant('application-notification', 'application-notification-short', {
    ...{ experience: '', message: '' },
  }),
  variant('contact-notification', 'contact-notification-odd', {
    ...{ name: MARKUP, subject: '', message: `${MARKUP}\n${LONG}` },
  }),
  variant('contact-notification', 'contact-notification-grievance', {
    subject: 'Complaint about personal data',
    ...{ message: 'My old phone number is still there.', dueAt: '2026-01-31T10:00:00.000Z' },
  }),
  variant('message-answered', 'message-answered-odd', {
    ...{
      name: MARKUP,
      subject: '',
      question: `${MARKUP}\n${LONG}`,
      answer: `${MARKUP}\n\n${LONG}`,
    },
  }),
  variant('account-erased', 'account-erased-idle', { keepsPayments: false, wasIdle: true }),
  variant('account-erased', 'account-erased-sealed', { keepsPayments: false, sealedDays: 366 }),
  variant('chargeback-decided', 'chargeback-regained', { outcome: 'regained', fee: 'paid-again' }),
  variant('accommodation-decided', 'accommodation-ended', {
    ...{ outcome: 'ended', reason: 'It was granted for one year.' },
  }),
  variant('test-changed', 'test-voided', { change: 'voided', minutes: 0, deadline: null }),
  variant('test-result', 'test-result-not-passed', {
    ...{ score: 6, percentage: 60, passed: false, attemptsLeft: 0 },
  }),
  variant('result-corrected', 'result-corrected-void', {
    ...{ totalQuestions: 6, score: 3, passed: false, isVoid: true },
  }),
  ...[true, false].map((hasResult) =>
    variant(
      'question-dispute-decided',
      `question-dispute-declined${hasResult ? '' : '-after-void'}`,
      {
        ...{
          outcome: 'declined',
          reason: 'The question asks for the mode, not the median.',
          hasResult,
        },
      },
    ),
  ),
  variant('late-answer-decided', 'late-answer-declined', {
    ...{ outcome: 'declined', score: 6, passed: false },
    reason: 'It came after the review had been opened.',
  }),
];

/** Each kind once, then variants with other facts. */
export const SAMPLES: readonly Sample[] = [
  ...Object.entries(SAMPLE_DATA).map(([kind, data]) => ({
    ...{ name: kind, kind: kind as EmailKind, data },
  })),
  ...VARIANTS,
];
