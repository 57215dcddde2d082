import type { EmailData, EmailKind } from '@portal/domain/email/index.js';

/** A mail of one kind with made-up data. */
export type Sample<Kind extends EmailKind = EmailKind> = {
  readonly name: string;
  readonly kind: Kind;
  readonly data: EmailData[Kind];
};

const NAME = 'Asha Rao';
const MOMENT = '2026-01-31T10:00:00.000Z';

const sample = <Kind extends EmailKind>(
  kind: Kind,
  data: EmailData[Kind],
  name: string = kind,
): Sample => ({ name, kind, data });

const APPLICATION = {
  name: NAME,
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  education: 'B.Sc. Computer Science, second year',
  experience: '1-2 years',
  skills: 'HTML, CSS, JavaScript',
  domain: 'front end development',
  message:
    'I would like to start in June.\n\nMy college asks for a letter beforehand: is that possible?',
  receivedAt: MOMENT,
} as const;

const RESULT = {
  name: NAME,
  resultId: '2f0c1a52-6a4e-4a51-9a1c-0d7a3b0f5e11',
  domain: 'ui/ux design',
  score: 7,
  totalQuestions: 10,
  percentage: 70,
  passed: true,
  passPercent: 65,
  attemptsLeft: 4,
} as const;

const LONG = 'https://example.com/' + 'a-very-long-word-without-a-space'.repeat(6);
const MARKUP = '<img src=x onerror=alert(1)> <b>"&\'</b> {{title}}';

/** Every kind of mail, in the forms that it can take. */
export const SAMPLES: readonly Sample[] = [
  sample('verification-code', { name: NAME, code: '012345' }),
  sample('reset-code', { name: NAME, code: '987650' }),
  sample('password-changed', { name: NAME, changedAt: MOMENT }),
  sample('application-received', { name: NAME }),
  sample('application-notification', APPLICATION),
  sample(
    'application-notification',
    { ...APPLICATION, experience: '', message: '' },
    'application-notification-short',
  ),
  sample('contact-notification', {
    name: NAME,
    email: 'asha@example.com',
    subject: 'A shop for my uncle',
    message: 'He sells saris.\n\nWhat does a small online shop cost?',
  }),
  sample(
    'contact-notification',
    { name: MARKUP, email: 'asha@example.com', subject: '', message: `${MARKUP}\n${LONG}` },
    'contact-notification-odd',
  ),
  sample('account-erased', { name: NAME, keepsPayments: true, wasIdle: false }),
  sample(
    'account-erased',
    { name: NAME, keepsPayments: false, wasIdle: true },
    'account-erased-idle',
  ),
  sample('admin-security-notice', {
    action: 'change-admin-role',
    username: 'ravi',
    by: 'meera',
    at: MOMENT,
  }),
  sample('idle-warning', { name: NAME, erasedOn: MOMENT }),
  sample('payment-receipt', {
    name: NAME,
    receipt: 'RC-26-27-000123',
    amountRupees: 500,
    orderId: 'order_Sample00000001',
    paymentId: 'pay_Sample00000001',
    paidOn: MOMENT,
  }),
  sample('test-result', RESULT, 'test-result-passed'),
  sample(
    'test-result',
    { ...RESULT, score: 6, percentage: 60, passed: false, attemptsLeft: 0 },
    'test-result-not-passed',
  ),
];
