import { byName } from '@portal/domain/kernel/by-name.js';
import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import type { EmailData, EmailKind } from '@portal/domain/email/index.js';

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

const PAGE = 'AZdvLgAAcAAAAAAAAAAAAQ0fVq3Zk2nYwq8c5m1J9bX7rT4uE6sH2gL8aD3fK5pW';

const APPLICATION = {
  ...byName(APPLICATION_FIELD_NAMES, (name) => `Sample of ${name}`),
  ...{ name: NAME, email: 'asha@example.com', domain: 'front end development' },
  message:
    'I would like to start in June.\n\nMy college asks for a letter beforehand: is that possible?',
  receivedAt: MOMENT,
};

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

const EXTRA_TIME = {
  name: NAME,
  outcome: 'granted',
  minutesPerHour: 20,
  limitMinutes: 30,
  extraMinutes: 10,
  until: '2027-03-31T18:29:59.999Z',
  reason: 'As at your university.',
} as const;

const CHARGED_BACK = {
  name: NAME,
  outcome: 'lost',
  amountRupees: 500,
  chargebackId: 'disp_Sample00000001',
  paymentId: 'pay_Sample00000001',
  happenedOn: MOMENT,
  fee: 'no-longer-paid',
} as const;

const DISPUTED = {
  ...{ name: NAME, resultId: '01976f2e-0000-7000-8000-000000000001', domain: 'data science' },
  place: 4,
} as const;

const LATE = {
  ...DISPUTED,
  ...{ letter: 'C', reason: 'The connection of your college failed from 11:02 to 11:20.' },
  ...{ scoreBefore: 6, score: 6, totalQuestions: 10, passedBefore: false, passed: false },
} as const;

const CORRECTED = {
  name: NAME,
  resultId: RESULT.resultId,
  domain: RESULT.domain,
  scoreBefore: 6,
  totalBefore: 10,
  passedBefore: false,
  score: 7,
  totalQuestions: 10,
  passed: true,
  isVoid: false,
  reasons: ['The option that was marked as correct holds for older versions only.'],
} as const;

const CHANGE = {
  name: NAME,
  domain: 'devops',
  change: 'reopened',
  reason: 'The power failed in your town.',
  minutes: 15,
  deadline: MOMENT,
} as const;

const THREAD = '00000000-0000-4000-8000-000000000004';

const LONG = 'https://example.com/' + 'a-very-long-word-without-a-space'.repeat(6);
const MARKUP = '<img src=x onerror=alert(1)> <b>"&\'</b> {{title}}';

export const SAMPLES: readonly Sample[] = [
  sample('verification-code', { name: NAME, code: '012345' }),
  sample('reset-code', { name: NAME, code: '987650' }),
  sample('password-changed', { name: NAME, changedAt: MOMENT }),
  sample('email-correction', { name: NAME, code: '314159' }),
  sample('email-corrected', { name: NAME, newEmail: 'a•••@example.com', at: MOMENT }),
  sample('application-received', { name: NAME, page: PAGE, notice: 'application-1' }),
  sample('application-moved', {
    name: NAME,
    subject: 'We would like to talk with you about the internship',
    text: 'We would like to talk with you about the internship.',
    page: PAGE,
    interview: {
      ...{ startsAt: MOMENT, minutes: 30, place: 'https://meet.example.com/asha' },
      ...{ uid: '00000000-0000-4000-8000-000000000002', sequence: 2 },
    },
  }),
  sample(
    'application-moved',
    {
      name: NAME,
      subject: 'We offer you an internship',
      text: 'We are glad to offer you an internship with us.\n\nPlease tell us on your page whether you accept.',
      page: PAGE,
      answerBy: MOMENT,
      letter: 'offer',
    },
    'application-offered',
  ),
  sample(
    'application-moved',
    {
      name: NAME,
      subject: 'You have completed your internship',
      text: 'You have completed your internship with us. Thank you for your work.',
      page: PAGE,
      letter: 'completion',
    },
    'application-completed',
  ),
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
    thread: THREAD,
    message: 'He sells saris.\n\nWhat does a small online shop cost?',
  }),
  sample(
    'contact-notification',
    {
      name: MARKUP,
      email: 'asha@example.com',
      subject: '',
      message: `${MARKUP}\n${LONG}`,
      thread: THREAD,
    },
    'contact-notification-odd',
  ),
  sample(
    'contact-notification',
    {
      ...{ name: NAME, email: 'asha@example.com', subject: 'Complaint about personal data' },
      ...{ message: 'My old phone number is still there.', dueAt: MOMENT, thread: THREAD },
    },
    'contact-notification-grievance',
  ),
  sample('grievance-received', { name: NAME, dueAt: MOMENT, thread: THREAD }),
  sample('message-answered', {
    name: NAME,
    subject: 'A shop for my uncle',
    thread: THREAD,
    question: 'He sells saris.\n\nWhat does a small online shop cost?',
    answer:
      'A small shop with up to fifty articles costs ₹25,000 once.\n\nShall we call you on Monday?',
  }),
  sample(
    'message-answered',
    {
      name: MARKUP,
      subject: '',
      question: `${MARKUP}\n${LONG}`,
      answer: `${MARKUP}\n\n${LONG}`,
      thread: THREAD,
    },
    'message-answered-odd',
  ),
  sample('account-erased', { name: NAME, keepsPayments: true, wasIdle: false }),
  sample(
    'account-erased',
    { name: NAME, keepsPayments: false, wasIdle: true },
    'account-erased-idle',
  ),
  sample(
    'account-erased',
    { name: NAME, keepsPayments: false, wasIdle: false, sealedDays: 366 },
    'account-erased-sealed',
  ),
  sample('admin-security-notice', {
    action: 'change-admin-role',
    username: 'ravi',
    by: 'meera',
    at: MOMENT,
  }),
  sample('notice-copy', { name: NAME, purpose: 'account', version: 'account-1' }),
  sample('idle-warning', { name: NAME, erasedOn: MOMENT }),
  sample('student-message', {
    name: NAME,
    subject: 'Your data: what happened, and what you can do',
    text: 'Somebody from outside read a copy of the table of accounts.\n\nWe never ask for a password or a code.',
  }),
  sample('payment-receipt', {
    name: NAME,
    receipt: 'RC-26-27-000123',
    amountRupees: 500,
    orderId: 'order_Sample00000001',
    paymentId: 'pay_Sample00000001',
    paidOn: MOMENT,
  }),
  sample('credit-note', {
    name: NAME,
    creditNote: 'CN-26-27-000012',
    receipt: 'RC-26-27-000123',
    cause: 'refund',
    amountRupees: 500,
    paymentId: 'pay_Sample00000001',
    issuedOn: MOMENT,
    fee: 'no-longer-paid',
  }),
  sample('refund-made', {
    name: NAME,
    amountRupees: 500,
    refundId: 'rfnd_Sample00000001',
    paymentId: 'pay_Sample00000001',
    happenedOn: MOMENT,
    fee: 'no-longer-paid',
  }),
  sample('chargeback-decided', CHARGED_BACK, 'chargeback-lost'),
  sample(
    'chargeback-decided',
    { ...CHARGED_BACK, outcome: 'regained', fee: 'paid-again' },
    'chargeback-regained',
  ),
  sample('accommodation-decided', EXTRA_TIME, 'accommodation-granted'),
  sample(
    'accommodation-decided',
    { ...EXTRA_TIME, outcome: 'ended', reason: 'It was granted for one year.' },
    'accommodation-ended',
  ),
  sample(
    'test-changed',
    { ...CHANGE, change: 'voided', minutes: 0, deadline: null },
    'test-voided',
  ),
  sample('test-changed', CHANGE, 'test-reopened'),
  sample('test-result', RESULT, 'test-result-passed'),
  sample(
    'test-result',
    { ...RESULT, score: 6, percentage: 60, passed: false, attemptsLeft: 0 },
    'test-result-not-passed',
  ),
  sample('result-corrected', CORRECTED, 'result-corrected-passed'),
  sample(
    'result-corrected',
    { ...CORRECTED, totalQuestions: 6, score: 3, passed: false, isVoid: true },
    'result-corrected-void',
  ),
  sample('question-dispute-received', {
    ...DISPUTED,
    reported: 'wrong-key',
    text: 'The median of an even number of values is the mean of the two in the middle.',
  }),
  sample(
    'question-dispute-decided',
    {
      ...DISPUTED,
      hasResult: true,
      outcome: 'upheld',
      reason: 'The key named the lower one of two values.',
    },
    'question-dispute-upheld',
  ),
  sample(
    'question-dispute-decided',
    {
      ...DISPUTED,
      hasResult: true,
      outcome: 'declined',
      reason: 'The question asks for the mode, not the median.',
    },
    'question-dispute-declined',
  ),
  sample(
    'question-dispute-decided',
    {
      ...DISPUTED,
      outcome: 'declined',
      reason: 'The question asks for the mode, not the median.',
      hasResult: false,
    },
    'question-dispute-declined-after-void',
  ),
  sample(
    'late-answer-decided',
    { ...LATE, outcome: 'accepted', score: 7, passed: true },
    'late-answer-accepted',
  ),
  sample(
    'late-answer-decided',
    { ...LATE, outcome: 'declined', reason: 'It came after the review had been opened.' },
    'late-answer-declined',
  ),
];
