/** One question to a list, as the console asks it. */
export type Case = {
  readonly resource: string;
  readonly what: string;
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** Which page is asked for; the first, if nothing is said. */
  readonly place?: 'last';
};

type Filter = Case['filter'];

const casesOf = (resource: string, search: Filter, narrow: Filter): Case[] => [
  { resource, what: 'first page', filter: {} },
  { resource, what: 'last page', filter: {}, place: 'last' },
  { resource, what: `search ${JSON.stringify(search)}`, filter: search },
  { resource, what: `filter ${JSON.stringify(narrow)}`, filter: narrow },
  { resource, what: `last of ${JSON.stringify(narrow)}`, filter: narrow, place: 'last' },
];

/** Where in a list of this many rows the page of a case begins. */
export function firstOf({ place }: Case, total: number, page: number): number {
  return place === 'last' ? Math.max(0, total - page) : 0;
}

const ONE_PERSON = { q: 's00000042' };

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const A_DAY = { paidSince: daysAgo(31), paidBefore: daysAgo(30) };

/** All lists but those of questions and admins, which don't grow with the students. */
export const CASES: readonly Case[] = [
  ...casesOf('results', ONE_PERSON, { domain: 'devops' }),
  ...casesOf('emails', ONE_PERSON, { state: 'failed' }),
  ...casesOf('students', ONE_PERSON, { paid: true }),
  ...casesOf('applications', ONE_PERSON, { status: 'received' }),
  ...casesOf('payments', ONE_PERSON, { state: 'open' }),
  ...casesOf('messages', ONE_PERSON, { since: '2020-01-01' }),
  ...casesOf('payments', { q: 'order_42' }, { flag: 'refund-due' }).slice(2),
  ...casesOf('payments', { q: 'receipt_42' }, { stuck: true }).slice(2),
  ...casesOf('payments', ONE_PERSON, A_DAY).slice(3),
  ...casesOf('messages', ONE_PERSON, { late: true }).slice(3),
  ...casesOf('attempts', ONE_PERSON, { state: 'expired' }),
  ...casesOf('refunds', { q: 'pay_100' }, { state: 'requested' }),
  ...casesOf('credit-notes', { q: 'rfnd_100' }, { cause: 'chargeback' }),
  ...casesOf('chargebacks', { q: 'pay_100' }, { toAnswer: true }),
  ...casesOf('provider-events', { q: 'order_42' }, { needsALook: true }),
  ...casesOf('settlements', { q: 'pay_100' }, { kind: 'amount-differs' }),
  ...casesOf('certificates', ONE_PERSON, { state: 'revoked' }),
  ...casesOf('audit', { q: '42' }, { subject: 'payment' }),
];

const STUDENT = '10000000-0000-4000-8000-000000000042';

/** What else the console asks for, below `/api/admin/`, and how it is named in the table. */
export const PAGES: readonly (readonly [what: string, path: string])[] = [
  ['search of all lists', 'search?q=s00000042'],
  ['page of a student', `students/${STUDENT}`],
  ['record of a student', `students/${STUDENT}/record`],
  ['board of applications', 'application-board'],
];
