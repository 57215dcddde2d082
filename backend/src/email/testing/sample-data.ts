import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import type { EmailData } from '@portal/domain/email/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';

const NAME = 'Asha Rao';
const EMAIL = 'asha@example.com';
const MOMENT = '2026-01-31T10:00:00.000Z';
const PAGE = 'AZdvLgAAcAAAAAAAAAAAAQ0fVq3Zk2nYwq8c5m1J9bX7rT4uE6sH2gL8aD3fK5pW';
const THREAD = '00000000-0000-4000-8000-000000000004';
const PAYMENT = { name: NAME, amountRupees: 500, paymentId: 'pay_Sample00000001' } as const;
const RESULT = {
  ...{ name: NAME, resultId: '2f0c1a52-6a4e-4a51-9a1c-0d7a3b0f5e11', domain: 'ui/ux design' },
  ...{ score: 7, totalQuestions: 10, passed: true },
} as const;
const ANSWERING = {
  ...{ id: '01976f2e-0000-7000-8000-000000000002', name: NAME, email: EMAIL },
  domain: 'front end development',
} as const;
const REPORTED = {
  ...{ name: NAME, resultId: '01976f2e-0000-7000-8000-000000000001', domain: 'data science' },
  place: 4,
} as const;

export const SAMPLE_DATA: EmailData = {
  'verification-code': { name: NAME, code: '012345' },
  'reset-code': { name: NAME, code: '987650' },
  'password-changed': { name: NAME, changedAt: MOMENT },
  'email-correction': { name: NAME, code: '314159' },
  'email-corrected': { name: NAME, newEmail: 'a•••@example.com', at: MOMENT },
  'application-received': { name: NAME, page: PAGE, notice: 'application-1' },
  'application-moved': {
    name: NAME,
    subject: 'We would like to talk with you about the internship',
    text: 'We would like to talk with you about the internship.',
    page: PAGE,
    interview: {
      ...{ startsAt: MOMENT, minutes: 30, place: 'https://meet.example.com/asha' },
      ...{ uid: '00000000-0000-4000-8000-000000000002', sequence: 2 },
    },
  },
  'application-notification': {
    ...byName(APPLICATION_FIELD_NAMES, (name) => `Sample of ${name}`),
    ...{ ...ANSWERING, receivedAt: MOMENT },
    message:
      'I would like to start in June.\n\nMy college asks for a letter beforehand: is that possible?',
  },
  'applicant-answered': { ...ANSWERING, answer: 'accept' },
  'contact-notification': {
    ...{ name: NAME, email: EMAIL, subject: 'A shop for my uncle', thread: THREAD },
    message: 'He sells saris.\n\nWhat does a small online shop cost?',
  },
  'grievance-received': { name: NAME, dueAt: MOMENT, thread: THREAD },
  'message-answered': {
    ...{ name: NAME, subject: 'A shop for my uncle', thread: THREAD },
    question: 'He sells saris.\n\nWhat does a small online shop cost?',
    answer:
      'A small shop with up to fifty articles costs ₹25,000 once.\n\nShall we call you on Monday?',
  },
  'account-erased': { name: NAME, keepsPayments: true, wasIdle: false },
  'weekly-summary': { rows: [['Revenue', '₹500.00 gross, ₹500.00 net']] },
  'admin-security-notice': {
    action: 'change-admin-role',
    username: 'ravi',
    by: 'meera',
    at: MOMENT,
  },
  'notice-copy': { name: NAME, purpose: 'account', version: 'account-1' },
  'idle-warning': { name: NAME, erasedOn: MOMENT },
  'student-message': {
    name: NAME,
    subject: 'Your data: what happened, and what you can do',
    text: 'Somebody from outside read a copy of the table of accounts.\n\nWe never ask for a password or a code.',
  },
  'payment-receipt': {
    ...PAYMENT,
    receipt: 'RC-26-27-000123',
    orderId: 'order_Sample00000001',
    paidOn: MOMENT,
  },
  'credit-note': {
    ...PAYMENT,
    creditNote: 'CN-26-27-000012',
    receipt: 'RC-26-27-000123',
    ...{ cause: 'refund', issuedOn: MOMENT, fee: 'no-longer-paid' },
  },
  'refund-made': {
    ...PAYMENT,
    refundId: 'rfnd_Sample00000001',
    happenedOn: MOMENT,
    fee: 'no-longer-paid',
  },
  'chargeback-decided': {
    ...PAYMENT,
    chargebackId: 'disp_Sample00000001',
    happenedOn: MOMENT,
    ...{ outcome: 'lost', fee: 'no-longer-paid' },
  },
  'accommodation-decided': {
    ...{ name: NAME, outcome: 'granted', minutesPerHour: 20, limitMinutes: 30, extraMinutes: 10 },
    ...{ until: '2027-03-31T18:29:59.999Z', reason: 'As at your university.' },
  },
  'test-changed': {
    ...{ name: NAME, domain: 'devops', change: 'reopened', minutes: 15, deadline: MOMENT },
    reason: 'The power failed in your town.',
  },
  'sitting-invitation': {
    ...{ place: 'Hall 2, City College, Bengaluru', startsAt: MOMENT, endsAt: MOMENT },
    ...{ domains: ['devops', 'hr'], isFeeWaived: true },
  },
  'test-result': { ...RESULT, percentage: 70, passPercent: 65, attemptsLeft: 4 },
  'result-corrected': {
    ...RESULT,
    ...{ scoreBefore: 6, totalBefore: 10, passedBefore: false, isVoid: false },
    reasons: ['The option that was marked as correct holds for older versions only.'],
  },
  'question-dispute-received': {
    ...REPORTED,
    reported: 'wrong-key',
    text: 'The median of an even number of values is the mean of the two in the middle.',
  },
  'question-dispute-decided': {
    ...REPORTED,
    hasResult: true,
    outcome: 'upheld',
    reason: 'The key named the lower one of two values.',
  },
  'late-answer-decided': {
    ...REPORTED,
    outcome: 'accepted',
    letter: 'C',
    scoreBefore: 6,
    passedBefore: false,
    ...{ score: 7, totalQuestions: 10, passed: true },
    reason: 'The connection of your college failed from 11:02 to 11:20.',
  },
};
