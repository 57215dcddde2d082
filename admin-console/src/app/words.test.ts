import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { EMAIL_KIND_WORDS, EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { STAGE_WORDS } from '@portal/domain/applications/stages.js';
import { describe, expect, it, test } from '@jest/globals';
import { ROLE_WORDS } from '../components/role-words.js';
import {
  ATTEMPT_STATE_WORDS,
  INTERVENTION_WORDS,
  LATE_ANSWER_WORDS,
} from '../exam/attempts/attempt-words.js';
import { ACTION_WORDS, actionInWords, SUBJECT_WORDS } from '../audit/audit-words.js';
import { KIND_WORDS as BULK_KIND_WORDS } from '../components/bulk/bulk-words.js';
import { MESSAGE_KIND_WORDS, MESSAGE_STATE_WORDS } from '../components/message-words.js';
import { EVENT_STATE_WORDS, eventInWords } from '../payments/provider-events/event-words.js';
import { DIFFICULTY_WORDS } from '../questions/figures.js';
import { REFUND_SPEED_WORDS } from '../payments/refunds/refund-words.js';
import {
  DECISIONS,
  SETTLED_KIND_WORDS,
  SETTLEMENT_STATE_WORDS,
} from '../payments/settlements/settlement-words.js';
import { aboutOf, changesIn, doneInBrief } from '../audit/changes.js';
import { DEFAULT_POLICY } from '@portal/domain/settings/policy.js';
import { differences, draftOf, formOf, type Settings } from '../settings/fields.js';

type All = readonly [kind: string, words: Readonly<Record<string, string>>];

/** That each code has words, and no other one, the types tell. */
const EVERY: readonly All[] = [
  ['actions of admins', ACTION_WORDS],
  ['subjects of the audit log', SUBJECT_WORDS],
  ['kinds of bulk work', BULK_KIND_WORDS],
  ['decisions on differences', DECISIONS],
  ['difficulties', DIFFICULTY_WORDS],
  ['roles', ROLE_WORDS],
  ['stages', STAGE_WORDS],
  ['states of attempts', ATTEMPT_STATE_WORDS],
  ['interventions', INTERVENTION_WORDS],
  ['states of late answers', LATE_ANSWER_WORDS],
  ['states of documents', DOCUMENT_STATE_WORDS],
  ['kinds of mails', EMAIL_KIND_WORDS],
  ['states of mails', EMAIL_STATE_WORDS],
  ['states of messages', MESSAGE_STATE_WORDS],
  ['kinds of messages', MESSAGE_KIND_WORDS],
  ['states of events', EVENT_STATE_WORDS],
  ['states of refunds', REFUND_STATE_WORDS],
  ['speeds of refunds', REFUND_SPEED_WORDS],
  ['states of settlements', SETTLEMENT_STATE_WORDS],
  ['kinds of what is settled', SETTLED_KIND_WORDS],
];

describe('In the console, words stand for codes:', () => {
  it.each(EVERY)('the %s begin with a capital, and are told apart', (_kind, all) => {
    const words = Object.values(all);
    expect(words.filter((one) => !/^[A-Z][^_]*$/.test(one))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('a code that is not known is written as people write', () => {
    expect(actionInWords('tidy-up')).toBe('Tidy up');
    expect(eventInWords('payment.captured')).toBe('Payment captured');
    expect(eventInWords('virtual_account.created')).toBe('Virtual account created');
    expect(actionInWords('toString')).toBe('ToString');
  });
});

it('lays before and after side by side', () =>
  expect(changesIn({ totalAttempts: 5, notes: '' }, { totalAttempts: 7, state: 'open' })).toEqual([
    { field: 'total attempts', before: '5', after: '7' },
    { field: 'notes', before: '–', after: '–' },
    { field: 'state', before: '–', after: 'open' },
  ]));

it('names in brief only what changed', () => {
  const before = { status: 'received', notes: 'same' };
  const after = { status: 'closed', notes: 'same' };
  const about = { subject: 'application', subjectId: 'one' };
  expect(doneInBrief({ ...about, before, after })).toBe('status: received → closed');
  expect(aboutOf(about)).toBe('Application');
});

it('names of an export the list, how many rows left, and how they were chosen', () => {
  const about = { subject: 'list', subjectId: 'students' };
  const done = (after: object) => doneInBrief({ ...about, before: null, after: { ...after } });
  expect(aboutOf(about)).toBe('List of students');
  expect(done({ count: 200_000, filter: {} })).toBe('2,00,000 rows, no filter');
  expect(done({ count: 1, filter: { paid: true, q: 'Asha' } })).toBe('1 row, paid: true, q: Asha');
});

const SETTINGS: Settings = { ...DEFAULT_POLICY, companyInbox: '', version: 3 };
const draft = draftOf(SETTINGS);

describe('The fields of the settings', () => {
  it('show the time limit in minutes, and mean what they show', () => {
    expect(draft.timeLimitSeconds).toBe('30');
    const { version, ...form } = SETTINGS;
    expect(formOf(draft)).toEqual(form);
    expect(version).toBe(3);
  });

  it.each([
    ['0.1', 6],
    ['12.5', 750],
    ['1.55', 93],
    [' 240 ', 14_400],
  ])('take %s minutes for %d seconds', (typed, seconds) =>
    expect(formOf({ ...draft, timeLimitSeconds: typed }).timeLimitSeconds).toBe(seconds),
  );

  it('take the commas of a fee', () =>
    expect(formOf({ ...draft, feeRupees: '1,250' }).feeRupees).toBe(1250));
});

test('what changed is told with its units', () => {
  const typed = {
    ...draft,
    feeRupees: '600',
    companyInbox: 'office@example.com',
    passPercent: ' 65',
  };
  expect(differences(SETTINGS, typed)).toEqual([
    { label: 'Test fee', before: '500 rupees', after: '600 rupees' },
    { label: 'Company inbox', before: 'as configured', after: 'office@example.com' },
  ]);
  expect(differences(SETTINGS, draft)).toEqual([]);
});
