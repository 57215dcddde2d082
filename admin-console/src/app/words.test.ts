import { STAGE_WORDS } from '@portal/domain/applications/stage-words.js';
import { DOCUMENT_STATE_WORDS } from '@portal/domain/certificates/document-words.js';
import { EMAIL_KIND_WORDS, EMAIL_STATE_WORDS } from '@portal/domain/email/email-words.js';
import { REFUND_STATE_WORDS } from '@portal/domain/payments/payment-words.js';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@portal/domain/audit/audit-actions.js';
import { STAGES } from '@portal/domain/applications/stages.js';
import { BULK_KINDS } from '@portal/domain/bulk/bulk-action.js';
import { DIFFERENCE_DECISIONS } from '@portal/domain/payments/settlements/difference.js';
import { DIFFICULTIES } from '@portal/domain/questions/question.js';
import { ADMIN_ROLES } from '@portal/domain/staff/role.js';
import { describe, expect, it } from '@jest/globals';
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
import { DIFFICULTY_WORDS } from '../questions/difficulty-words.js';
import { REFUND_SPEED_WORDS } from '../payments/refunds/refund-words.js';
import {
  DECISIONS,
  SETTLED_KIND_WORDS,
  SETTLEMENT_STATE_WORDS,
} from '../payments/settlements/settlement-words.js';

type All = readonly [kind: string, words: Readonly<Record<string, string>>];

/** The kinds whose codes `domain` lists; of the others the type lists them. */
const LISTED: readonly (readonly [...All, codes: readonly string[]])[] = [
  ['actions of admins', ACTION_WORDS, AUDIT_ACTIONS],
  ['subjects of the audit log', SUBJECT_WORDS, AUDIT_SUBJECTS],
  ['kinds of bulk work', BULK_KIND_WORDS, BULK_KINDS],
  ['decisions on differences', DECISIONS, DIFFERENCE_DECISIONS],
  ['difficulties', DIFFICULTY_WORDS, DIFFICULTIES],
  ['roles', ROLE_WORDS, ADMIN_ROLES],
  ['stages', STAGE_WORDS, STAGES],
];

const EVERY: readonly All[] = [
  ...LISTED.map(([kind, words]): All => [kind, words]),
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
  it.each(LISTED)('The %s have words, each of them, and no other code', (_kind, words, codes) => {
    expect(Object.keys(words).toSorted()).toEqual([...codes].toSorted());
  });

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
