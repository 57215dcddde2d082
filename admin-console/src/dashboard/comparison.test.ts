import { describe, expect, it, test } from '@jest/globals';
import { changeOf, pointsOf } from './comparison.js';
import { asShare, type Figures } from './figures.js';
import { mendsIn } from './to-mend.js';

describe('A figure against the one before', () => {
  test.each([
    [56, 50, '+12%, before 50'],
    [25, 50, '-50%, before 50'],
    [0, 50, '-100%, before 50'],
    [50, 50, 'as before'],
    [100_001, 100_000, 'about as before, before 1,00,000'],
    [3, 0, 'none before'],
    [0, 0, 'none before either'],
  ])('A figure of %d after %d is shown as "%s"', (now, before, words) =>
    expect(changeOf(now, before)).toBe(words),
  );

  test('is told in the words of its kind', () =>
    expect(changeOf(2, 1, (figure) => `₹${figure}`)).toBe('+100%, before ₹1'));
});

test.each([
  [0.65, 0.6, '+5 points'],
  [0.6, 0.61, '-1 point'],
  [0.6, 0.6, 'as before'],
  [0.6, null, 'none before'],
])('A share of %d after %d is shown as "%s"', (now, before, words) =>
  expect(pointsOf(now, before)).toBe(words),
);

test.each([
  [1, 3, '33%'],
  [0, 4, '0%'],
  [4, 4, '100%'],
  [0, 0, '–'],
])('%d of %d is %s', (part, whole, text) => expect(asShare(part, whole)).toBe(text));

const QUIET: Figures = {
  days: 7,
  funnel: { applications: 0, signedUp: 0, verified: 0, started: 0, passed: 0 },
  testsPerDay: [{ day: '2026-11-21', tests: 0, passed: 0 }],
  domains: [],
  before: null,
  money: {
    ...{ payments: 0, refunds: 0, gross: 0, refunded: 0, net: 0 },
    ...{ stuck: 0, toAnswer: 0, differences: 0, refundsDue: 0, refundRequests: 0 },
  },
  mails: { waiting: 3, failed: 0, oldestSeconds: 20 },
  attempts: { open: 4, overdue: 0 },
  questionReports: { open: 0, versions: 0 },
  arrivals: {
    ...{ newApplications: 0, messagesWaiting: 0, messagesLate: 0, lateAnswers: 0 },
    ...{ grievances: 0, grievanceDueSeconds: 0 },
  },
};

const filterIn = (to: string): unknown =>
  JSON.parse(new URL(to, 'http://console.example.com').searchParams.get('filter') ?? 'null');

describe('What needs a hand', () => {
  it('is nothing where all goes its way, or the role sees none of it', () => {
    expect(mendsIn(QUIET)).toEqual([]);
    const { days, funnel, testsPerDay, domains, before } = QUIET;
    expect(mendsIn({ days, funnel, testsPerDay, domains, before })).toEqual([]);
  });

  it('is told the worst first, with the list that shows it', () => {
    const mends = mendsIn({
      ...QUIET,
      money: {
        ...{ ...QUIET.money!, stuck: 1, toAnswer: 2 },
        ...{ differences: 3, refundsDue: 2, refundRequests: 1 },
      },
      mails: { waiting: 1200, failed: 1, oldestSeconds: 3600 },
      attempts: { open: 4, overdue: 2 },
      questionReports: { open: 4, versions: 1 },
      arrivals: {
        newApplications: 1000,
        messagesWaiting: 2,
        messagesLate: 1,
        lateAnswers: 3,
        grievances: 1,
        grievanceDueSeconds: 2_592_000,
      },
    });
    expect(mends.map(({ text, to }) => [text, filterIn(to)])).toEqual([
      ['1 mail could not be sent', { state: 'failed' }],
      ['1,200 mails wait, some for more than 15 minutes', { state: 'pending' }],
      ['2 attempts are overdue and still open', { state: 'open' }],
      ['2 payment chargebacks wait for an answer to the bank', { toAnswer: 'true' }],
      ['3 differences between the books wait for a decision', { open: 'true' }],
      ['2 payments were taken once too often, and not given back yet', { flag: 'refund-due' }],
      ['2 messages wait for an answer, 1 of them late', { state: 'waiting' }],
      ['1 message waits for finance', { state: 'waiting', owner: 'Finance team' }],
      ['1 order is open for more than 15 minutes', { stuck: 'true' }],
      ['4 reports on 1 question to be decided', null],
      [
        '1 complaint about personal data to be answered, the first within 30 days',
        { state: 'waiting', kind: 'grievance' },
      ],
      ['3 late answers wait for a decision', { lateAnswers: 'true' }],
      ['At least 1,000 applications wait to be looked at', { status: 'received' }],
    ]);
  });

  it.each([
    [-60, '2 complaints about personal data to be answered, the first is overdue', true],
    [90_000, '2 complaints about personal data to be answered, the first within 1 day', true],
    [950_000, '2 complaints about personal data to be answered, the first within 10 days', false],
  ])('tells of complaints of which the first has %d seconds', (seconds, text, isBad) => {
    const arrivals = { ...QUIET.arrivals!, grievances: 2, grievanceDueSeconds: seconds };
    expect(mendsIn({ ...QUIET, arrivals })).toMatchObject([{ text, isBad }]);
  });
});
