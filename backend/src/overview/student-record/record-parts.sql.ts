import { PAID_AMOUNT } from '../../payments/index.js';
import { IS_TRACE } from '../../platform/admin-lists/traces.sql.js';
import { ACCOUNT } from './record-of-account.sql.js';
import { forAll, forSupport, OF_STUDENT, type RecordPart } from './record-part.js';

/** The ids of the student's rows in other tables, as the audit log names them. */
const OWN_IDS = `ARRAY(SELECT $1::text
  UNION ALL SELECT id::text FROM payments WHERE student_id = $1::uuid
  UNION ALL SELECT id::text FROM attempts WHERE student_id = $1::uuid
  UNION ALL SELECT id::text FROM accommodations WHERE student_id = $1::uuid
  UNION ALL SELECT id::text FROM issued_documents WHERE student_id = $1::uuid)`;

const IDS_BY_ADDRESS = `ARRAY(SELECT id::text FROM applications WHERE email = ANY ($2::text[])
  UNION ALL SELECT id::text FROM contact_messages WHERE email = ANY ($2::text[])
  UNION ALL SELECT id::text FROM emails WHERE lower(to_address) = ANY ($4::text[]))`;

const REPORT = { from: 'question_disputes', id: 'result_id' } as const;

const MONEY: readonly RecordPart[] = [
  forAll({
    from: 'payments',
    kind: 'ordered',
    at: 'created_at',
    facts: { amount: 'amount', receipt: 'receipt' },
  }),
  forAll({ from: 'payments', kind: 'paid', at: 'paid_at', facts: { amount: PAID_AMOUNT } }),
  forAll({
    kind: 'payment-history',
    from: 'payment_history AS entry JOIN payments ON payments.id = entry.payment_id',
    at: 'entry.at',
    id: 'entry.payment_id',
    facts: {
      change: 'entry.change',
      source: 'entry.source',
      providerPaymentId: 'entry.provider_payment_id',
    },
  }),
  forAll({
    kind: 'refund',
    from: 'refunds AS refund JOIN payments ON payments.id = refund.payment_id',
    at: 'refund.created_at',
    id: 'refund.payment_id',
    facts: { amount: 'refund.amount', state: 'refund.state' },
  }),
  forAll({
    kind: 'receipt',
    from: 'receipts',
    at: 'issued_at',
    id: 'payment_id',
    facts: { number: 'number' },
  }),
  forAll({
    kind: 'credit-note',
    from: 'credit_notes',
    at: 'issued_at',
    id: 'payment_id',
    facts: { number: 'number', amount: 'amount' },
  }),
  forAll({
    kind: 'payment-chargeback',
    from: 'chargebacks AS chargeback JOIN payments ON payments.id = chargeback.payment_id',
    at: 'chargeback.opened_at',
    id: 'chargeback.payment_id',
    facts: { amount: 'chargeback.amount', state: 'chargeback.state' },
  }),
];

const TESTS: readonly RecordPart[] = [
  forAll({
    from: 'accommodations',
    kind: 'extra-time-granted',
    at: 'created_at',
    facts: { minutes: 'minutes_per_hour' },
  }),
  forAll({ from: 'accommodations', kind: 'extra-time-ended', at: 'ended_at' }),
  forAll({
    kind: 'test-begun',
    from: 'attempts',
    at: 'started_at',
    facts: { domain: 'domain', deadline: 'deadline' },
  }),
  forAll({
    kind: 'intervention',
    from: 'attempt_interventions AS done JOIN attempts ON attempts.id = done.attempt_id',
    at: 'done.at',
    id: 'done.attempt_id',
    facts: {
      domain: 'domain',
      intervention: 'done.kind',
      seconds: 'done.seconds',
      reason: 'done.reason',
    },
  }),
  forAll({
    kind: 'result',
    from: 'results',
    at: 'completed_on',
    facts: {
      domain: 'domain',
      score: 'score',
      totalQuestions: 'total_questions',
      percentage: 'percentage',
      passed: 'passed',
      isVoid: 'is_void',
    },
  }),
  forAll({
    kind: 'graded-anew',
    from: 'result_gradings AS grading JOIN results ON results.id = grading.result_id',
    at: 'grading.graded_at',
    id: 'grading.result_id',
    facts: {
      domain: 'domain',
      score: 'grading.score',
      totalQuestions: 'grading.total_questions',
      passed: 'grading.passed',
      isVoid: 'grading.is_void',
    },
    where: `${OF_STUDENT} AND grading.revision > 0`,
  }),
  forAll({ ...REPORT, kind: 'question-reported', at: 'opened_at', facts: { place: 'place' } }),
  forAll({
    ...REPORT,
    kind: 'report-decided',
    at: 'decided_at',
    facts: { place: 'place', state: 'state' },
  }),
  forAll({
    from: 'issued_documents',
    kind: 'certificate',
    at: 'issued_at',
    facts: { domain: 'domain', code: 'code' },
  }),
  forAll({
    from: 'issued_documents',
    kind: 'certificate-changed',
    at: "CASE WHEN state <> 'valid' THEN state_at END",
    facts: { domain: 'domain', code: 'code', state: 'state' },
  }),
];

const ENTRY = {
  kind: 'admin',
  from: 'audit_entries',
  at: 'at',
  facts: {
    ...{ action: 'action', adminName: 'admin_name', reason: 'reason' },
    ...{ subject: 'subject', subjectId: 'subject_id' },
  },
} as const;

const STAFF: readonly RecordPart[] = [
  forAll({ ...ENTRY, where: `subject_id = ANY (${OWN_IDS}) AND NOT ${IS_TRACE}` }),
  forSupport({
    ...ENTRY,
    where: `subject_id = ANY (${IDS_BY_ADDRESS}) AND NOT ${IS_TRACE}
      -- The moves of an application are lines already.
      AND action <> 'move-application'`,
  }),
];

/** The kinds of events of a student; of events at one moment, the first in this list happened first. */
export const RECORD_PARTS: readonly RecordPart[] = [...ACCOUNT, ...MONEY, ...TESTS, ...STAFF];
