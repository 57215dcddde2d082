import { domainLabel } from '@portal/domain/accounts/index.js';
import { STAGE_WORDS } from '@portal/domain/applications/index.js';
import { noticeInWords } from '@portal/domain/consents/index.js';
import { EMAIL_STATE_WORDS, emailKindInWords } from '@portal/domain/email/index.js';
import { wordFor, type Words } from '@portal/domain/kernel/words.js';
import type { AdminRole } from '@portal/domain/staff/index.js';
import * as payments from '@portal/domain/payments/index.js';
import { money } from '../../payments/index.js';
import type { TimelineEntry } from './record-part.js';
import { proofOf } from './record-proof.js';

type RecordGroup = 'account' | 'money' | 'tests' | 'mails' | 'staff';

export type RecordWords = {
  readonly group: RecordGroup;
  readonly title: string;
  readonly detail: string;
  readonly id: string;
  readonly resource: string | null;
};

type Facts = TimelineEntry['facts'];

const amountOf = ({ amount }: Facts): string => money(Number(amount)).replace(/\.00$/, '');

const domainOf = ({ domain }: Facts): string => domainLabel(String(domain));
const spaced = (word: Facts[string] | undefined): string => String(word ?? '').replaceAll('-', ' ');
const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
const verdictOf = ({ passed, isVoid }: Facts): string => {
  if (isVoid === true) return 'not counted';
  return passed === true ? 'passed' : 'not passed';
};
const scoreOf = ({ score, totalQuestions, ...facts }: Facts): string =>
  `${Number(score)} of ${Number(totalQuestions)} right, ${verdictOf(facts)}`;

const wordOf = (words: Words<string>, code: Facts[string] | undefined): string =>
  wordFor(words, String(code ?? ''));
const stageOf = (stage: Facts[string] | undefined): string =>
  wordOf(STAGE_WORDS, stage).toLowerCase();

const byWhom = ({ adminName, reason }: Facts): string => {
  if (adminName === undefined) return '';
  const who = adminName === null || adminName === '' ? 'the applicant' : String(adminName);
  return [`By ${who}`, reason].filter(Boolean).join(': ');
};

function interventionOf({ intervention, seconds, ...facts }: Facts): string {
  const test = `in the test in ${domainOf(facts)}`;
  if (intervention === 'voided') return `Test in ${domainOf(facts)} taken back`;
  const minutes = Math.round(Number(seconds) / 60);
  return intervention === 'reopened'
    ? `Test in ${domainOf(facts)} opened again for ${minutes} minutes`
    : `${minutes} minutes added ${test}`;
}

type Writer = (facts: Facts) => readonly [title: string, detail?: string];

const line = (
  group: RecordGroup,
  resource: string | null,
  write: Writer,
): readonly [RecordGroup, string | null, Writer] => [group, resource, write];

const WRITERS: Readonly<Record<string, ReturnType<typeof line>>> = {
  'signed-up': line('account', null, () => ['Signed up']),
  'email-verified': line('account', null, () => ['Email verified']),
  'email-corrected': line('account', null, ({ oldEmail, newEmail }) => [
    'Email corrected',
    `From ${String(oldEmail)} to ${String(newEmail)}`,
  ]),
  deactivated: line('account', null, () => ['Account deactivated']),
  consent: line('account', null, ({ notice, action, ageStatement }) => [
    action === 'given'
      ? `Agreed to the ${noticeInWords(String(notice))}`
      : `Consent to the ${noticeInWords(String(notice))} withdrawn`,
    ageStatement ? 'Stated in the form: 18 or older' : '',
  ]),
  mail: line('mails', 'emails', ({ mail, state, error, to }) => [
    `Mail: ${emailKindInWords(String(mail))}`,
    [wordOf(EMAIL_STATE_WORDS, state), state === 'failed' && error, to && `To ${String(to)}`]
      .filter(Boolean)
      .join('. '),
  ]),
  message: line('mails', 'messages', ({ subject, answeredAt, dueAt }) => [
    dueAt ? 'Complaint to us' : 'Message to us',
    [subject, answeredAt && 'answered'].filter(Boolean).join(', '),
  ]),
  application: line('account', 'applications', ({ status, ...facts }) => [
    `Applied for an internship in ${domainOf(facts)}`,
    `Now ${stageOf(status)}`,
  ]),
  'application-moved': line('account', 'applications', ({ to, ...facts }) => [
    `Application in ${domainOf(facts)}: ${stageOf(to)}`,
    byWhom(facts),
  ]),
  letter: line('account', 'applications', ({ letter, code, state }) => [
    `Letter: ${spaced(letter)}`,
    [code, state !== 'valid' && spaced(state)].filter(Boolean).join(', '),
  ]),
  ordered: line('money', 'payments', (facts) => [
    `Ordered for ${amountOf(facts)}`,
    String(facts.receipt),
  ]),
  paid: line('money', 'payments', (facts) => [`Paid ${amountOf(facts)}`]),
  'payment-history': line('money', 'payments', ({ change, source, providerPaymentId }) => [
    wordOf(payments.UPDATE_WORDS, change),
    `${String(providerPaymentId)}, learned from ${wordOf(payments.UPDATE_SOURCE_WORDS, source)}`,
  ]),
  refund: line('money', 'payments', ({ state, ...facts }) => [
    `Refund of ${amountOf(facts)}`,
    wordOf(payments.REFUND_STATE_WORDS, state),
  ]),
  'credit-note': line('money', 'payments', ({ number, ...facts }) => [
    `Credit note for ${amountOf(facts)}`,
    String(number),
  ]),
  receipt: line('money', 'payments', ({ number }) => ['Receipt', String(number)]),
  'payment-chargeback': line('money', 'payments', ({ state, ...facts }) => [
    `Payment charged back: ${amountOf(facts)}`,
    wordOf(payments.CHARGEBACK_STATE_WORDS, state),
  ]),
  'extra-time-granted': line('tests', null, ({ minutes }) => [
    'Extra time granted',
    `${Number(minutes)} minutes an hour`,
  ]),
  'extra-time-ended': line('tests', null, () => ['Extra time ended']),
  'test-begun': line('tests', 'attempts', (facts) => [`Test in ${domainOf(facts)} begun`]),
  intervention: line('tests', 'attempts', (facts) => [
    interventionOf(facts),
    String(facts.reason ?? ''),
  ]),
  result: line('tests', 'results', (facts) => [
    `Result in ${domainOf(facts)}: ${Number(facts.percentage)}%`,
    scoreOf(facts),
  ]),
  'graded-anew': line('tests', 'results', (facts) => [
    `Test in ${domainOf(facts)} graded again`,
    scoreOf(facts),
  ]),
  'question-reported': line('tests', 'results', ({ place }) => [
    `Question ${Number(place)} reported`,
  ]),
  'report-decided': line('tests', 'results', ({ place, state }) => [
    `Report on question ${Number(place)} ${spaced(state)}`,
  ]),
  certificate: line('tests', 'certificates', ({ code, ...facts }) => [
    `Certificate in ${domainOf(facts)}`,
    String(code),
  ]),
  'certificate-changed': line('tests', 'certificates', ({ code, state, ...facts }) => [
    `Certificate in ${domainOf(facts)} ${spaced(state)}`,
    String(code),
  ]),
  admin: line('staff', null, ({ action, ...facts }) => [sentence(spaced(action)), byWhom(facts)]),
};

export function wordsOf(entry: TimelineEntry, reader: AdminRole): RecordWords {
  const { kind, facts } = entry;
  const [group, resource, write] = WRITERS[kind] ?? line('account', null, () => [spaced(kind)]);
  const [title, detail = ''] = write(facts);
  return { group, title, detail, ...proofOf(entry, reader, resource) };
}
