import { STAGE_WORDS } from '../applications/index.js';
import { DOCUMENT_STATE_WORDS, printedCode } from '../certificates/index.js';
import { EMAIL_STATE_WORDS, emailKindInWords } from '../email/index.js';
import { domainLabel } from '../kernel/choices.js';
import { wordFor } from '../kernel/words.js';
import * as payments from '../payments/index.js';

/** What people call an entry, and what tells it from others of that name. */
export type EntryTitle = { readonly title: string; readonly line: string };

type Row = Readonly<Record<string, unknown>>;

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});
const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** So much of a long text names it. */
const LONGEST_TITLE = 72;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const join = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(' · ');
const sum = ({ amount }: Row): string => RUPEES.format(Number(amount) / payments.PAISE_PER_RUPEE);
const dayOf = (at: unknown): string => (at ? DAY.format(new Date(at as string)) : '');
const subject = ({ domain }: Row): string => domainLabel(text(domain));

function begin(long: string): string {
  const line = long.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).trimEnd()}…` : line;
}

type TitleOf = (row: Row) => readonly [title: string, line: string];

/** The resources that have a title here, in the order in which a search shows them. */
const TITLES: Readonly<Record<string, TitleOf>> = {
  students: ({ name, email, phone, paidAt }) => [
    text(name),
    join(email, phone, paidAt ? 'Paid' : 'Not paid'),
  ],
  payments: ({ studentName, state, orderId, receiptNumber, createdAt, ...row }) => [
    join(sum(row), studentName, dayOf(createdAt)),
    join(wordFor(payments.PAYMENT_STATE_WORDS, text(state)), orderId, receiptNumber),
  ],
  refunds: ({ studentName, state, email, createdAt, ...row }) => [
    join(`${sum(row)} to ${text(studentName)}`, dayOf(createdAt)),
    join(wordFor(payments.REFUND_STATE_WORDS, text(state)), email),
  ],
  chargebacks: ({ studentName, state, email, openedAt, ...row }) => [
    join(`${sum(row)} of ${text(studentName)}`, dayOf(openedAt)),
    join(wordFor(payments.CHARGEBACK_STATE_WORDS, text(state)), email),
  ],
  'credit-notes': ({ id, payerName, issuedAt, ...row }) => [
    join(sum(row), payerName, dayOf(issuedAt)),
    text(id),
  ],
  certificates: ({ code, nameAsPrinted, state, ...row }) => [
    text(nameAsPrinted) || printedCode(text(code)),
    join(printedCode(text(code)), subject(row), wordFor(DOCUMENT_STATE_WORDS, text(state))),
  ],
  results: ({ studentName, percentage, email, completedOn, ...row }) => [
    join(studentName, `${subject(row)} ${String(percentage)}%`, dayOf(completedOn)),
    text(email),
  ],
  attempts: ({ studentName, email, startedAt, ...row }) => [
    join(studentName, subject(row), dayOf(startedAt)),
    text(email),
  ],
  applications: ({ name, email, status, ...row }) => [
    text(name),
    join(email, subject(row), wordFor(STAGE_WORDS, text(status))),
  ],
  messages: ({ subject: about, service, message, name, email }) => [
    begin(text(about) || text(service) || text(message)),
    join(name, email),
  ],
  // The state comes first, since a long question is cut.
  questions: ({ id, question, live, version }) => [
    begin(text(question)),
    join(live ? null : 'Draft', id, version && `version ${Number(version)}`),
  ],
  emails: ({ kind, to, state, createdAt }) => [
    join(emailKindInWords(text(kind)), to, dayOf(createdAt)),
    wordFor(EMAIL_STATE_WORDS, text(state)),
  ],
};

/** Null for a resource whose entries have no title here. */
export function entryTitle(resource: string, row: Row): EntryTitle | null {
  const [title, line] = TITLES[resource]?.(row) ?? [];
  return title === undefined || line === undefined ? null : { title, line };
}
