import { IS_TRACE } from '../platform/admin-lists/traces.sql.js';
import type { AdminRole } from '@portal/domain/staff/index.js';

/** One kind of thing that happens to a student, as rows of `at, id, kind, facts`. */
export type RecordPart = {
  /** Who may read it beside the owners. */
  readonly roles: readonly AdminRole[];
  /** Whether the student reads it too. */
  readonly isOwn: boolean;
  /** The student's id is `$1`, the address `$2` where it is verified, and no entry is from after `$3`. */
  readonly sql: string;
};

type Source = {
  readonly kind: string;
  readonly from: string;
  readonly at: string;
  /** What the entry links to; the row's own id without it. */
  readonly id?: string;
  /** Names and SQL of what is told of it. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly where: string;
};

/** Many of one kind do not push the others out of the page. */
const MOST_OF_A_KIND = 200;

function rowsOf({ kind, from, at, id = 'id', facts = {}, where }: Source): string {
  const told = Object.entries(facts).map(([name, sql]) => `'${name}', ${sql}`);
  return `(SELECT ${at} AS at, '${kind}' AS kind, (${id})::text AS id,
    jsonb_build_object(${told.join(', ')}) AS facts
    FROM ${from} WHERE ${where} AND ${at} IS NOT NULL AND ${at} <= $3::timestamptz
    ORDER BY ${at} DESC FETCH FIRST ${MOST_OF_A_KIND} ROWS WITH TIES)`;
}

const BOTH: readonly AdminRole[] = ['support', 'finance'];
const SUPPORT: readonly AdminRole[] = ['support'];

const forAll = (source: Source): RecordPart => ({ roles: BOTH, isOwn: true, sql: rowsOf(source) });
const forAdmins = (source: Source): RecordPart => ({ ...forAll(source), isOwn: false });
const forSupport = (source: Source): RecordPart => ({ ...forAll(source), roles: SUPPORT });

const OF_STUDENT = 'student_id = $1::uuid';
/** The students' own ids of other tables, as the audit log names them. */
const OWN_IDS = `ARRAY(SELECT $1::text
  UNION ALL SELECT id::text FROM payments WHERE student_id = $1::uuid
  UNION ALL SELECT id::text FROM attempts WHERE student_id = $1::uuid
  UNION ALL SELECT id::text FROM accommodations WHERE student_id = $1::uuid)`;

const STUDENT = { from: 'students', where: 'id = $1::uuid' } as const;
const CORRECTION = { from: 'email_corrections', where: OF_STUDENT } as const;
const ACCOMMODATION = { from: 'accommodations', where: OF_STUDENT } as const;
const PAYMENT = { from: 'payments', where: OF_STUDENT } as const;
const CERTIFICATE = { from: 'certificates', where: OF_STUDENT } as const;
const REPORT = { from: 'question_disputes', where: OF_STUDENT, id: 'result_id' } as const;

const ACCOUNT: readonly RecordPart[] = [
  forAll({ ...STUDENT, kind: 'signed-up', at: 'created_at' }),
  forAll({ ...STUDENT, kind: 'email-verified', at: 'email_verified_at' }),
  forAll({
    ...CORRECTION,
    kind: 'email-correction',
    at: 'created_at',
    facts: { newEmail: 'new_email' },
  }),
  forAll({
    ...CORRECTION,
    kind: 'email-corrected',
    at: "CASE WHEN state <> 'replaced' THEN decided_at END",
    facts: { state: 'state', oldEmail: 'old_email', newEmail: 'new_email' },
  }),
  forAll({ ...STUDENT, kind: 'deactivated', at: 'deactivated_at' }),
  forSupport({
    kind: 'consent',
    from: 'consents',
    at: 'at',
    facts: { notice: 'notice', action: 'action', ageStatement: 'age_statement' },
    where: `subject_id IN (SELECT $1::uuid
      UNION ALL SELECT id FROM applications WHERE email = $2
      UNION ALL SELECT id FROM certificates WHERE student_id = $1::uuid)`,
  }),
  forSupport({
    kind: 'mail',
    from: 'emails',
    at: 'created_at',
    facts: { mail: 'kind', state: 'state', error: 'last_error' },
    where: 'words(to_address) @@ prefixes($2) AND to_address = $2',
  }),
  forSupport({
    kind: 'message',
    from: 'contact_messages',
    at: 'created_at',
    facts: { subject: 'subject', answeredAt: 'answered_at', dueAt: 'due_at' },
    where: 'email = $2',
  }),
  forSupport({
    kind: 'application',
    from: 'applications',
    at: 'created_at',
    facts: { domain: 'domain', status: 'status' },
    where: 'email = $2',
  }),
];

const MONEY: readonly RecordPart[] = [
  forAll({
    ...PAYMENT,
    kind: 'ordered',
    at: 'created_at',
    facts: { amount: 'amount', receipt: 'receipt' },
  }),
  forAll({ ...PAYMENT, kind: 'paid', at: 'paid_at', facts: { amount: 'amount' } }),
  forAdmins({
    kind: 'payment-news',
    from: 'payment_news AS news JOIN payments ON payments.id = news.payment_id',
    at: 'news.at',
    id: 'news.payment_id',
    facts: { told: 'news.told', source: 'news.source', tryId: 'news.try_id' },
    where: OF_STUDENT,
  }),
  forAll({
    kind: 'refund',
    from: 'refunds AS refund JOIN payments ON payments.id = refund.payment_id',
    at: 'refund.created_at',
    id: 'refund.payment_id',
    facts: { amount: 'refund.amount', state: 'refund.state' },
    where: OF_STUDENT,
  }),
  forAll({
    kind: 'receipt',
    from: 'receipts',
    at: 'issued_at',
    id: 'payment_id',
    facts: { number: 'number' },
    where: OF_STUDENT,
  }),
  forAll({
    kind: 'credit-note',
    from: 'credit_notes',
    at: 'issued_at',
    id: 'payment_id',
    facts: { number: 'number', amount: 'amount' },
    where: OF_STUDENT,
  }),
  forAdmins({
    kind: 'payment-dispute',
    from: 'payment_disputes AS dispute JOIN payments ON payments.id = dispute.payment_id',
    at: 'dispute.opened_at',
    id: 'dispute.payment_id',
    facts: { amount: 'dispute.amount', state: 'dispute.state' },
    where: OF_STUDENT,
  }),
];

const TESTS: readonly RecordPart[] = [
  forAll({ ...ACCOMMODATION, kind: 'extra-time-asked', at: 'created_at' }),
  forAll({
    ...ACCOMMODATION,
    kind: 'extra-time-decided',
    at: 'decided_at',
    facts: { state: 'state', minutes: 'minutes_per_hour' },
  }),
  forAll({
    kind: 'test-begun',
    from: 'attempts',
    at: 'started_at',
    facts: { domain: 'domain', deadline: 'deadline' },
    where: OF_STUDENT,
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
    where: OF_STUDENT,
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
    },
    where: OF_STUDENT,
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
    ...CERTIFICATE,
    kind: 'certificate',
    at: 'issued_at',
    facts: { domain: 'domain', code: 'code' },
  }),
  forAll({
    ...CERTIFICATE,
    kind: 'certificate-changed',
    at: "CASE WHEN state <> 'valid' THEN state_at END",
    facts: { domain: 'domain', code: 'code', state: 'state' },
  }),
];

const STAFF: readonly RecordPart[] = [
  forAdmins({
    kind: 'admin',
    from: 'audit_entries',
    at: 'at',
    facts: { action: 'action', adminName: 'admin_name', reason: 'reason' },
    where: `subject_id = ANY (${OWN_IDS}) AND NOT ${IS_TRACE}`,
  }),
];

/** All that is known of a student, by kind; of one moment, what stands first came first. */
export const RECORD_PARTS: readonly RecordPart[] = [...ACCOUNT, ...MONEY, ...TESTS, ...STAFF];
