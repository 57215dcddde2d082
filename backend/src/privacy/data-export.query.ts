import type { Student } from '@portal/domain/accounts/index.js';
import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import { PAISE_PER_RUPEE } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';
import { StudentSchema } from '../accounts/index.js';

/** Whose data: the id is `$1`, and the address, which is known to be the student's own, `$2`. */
export type Owner = { readonly studentId: string; readonly email: string };

type Reader = Pick<EntityManager, 'query'>;

/** The tables of a list, each row as JSON, a batch at a time, by the key after the last one. */
type Part = { readonly from: string; readonly key: string; readonly columns: string };

const OF_STUDENT = 'student_id = $1 AND $2::text IS NOT NULL';
const OF_EMAIL = 'email = $2 AND $1::uuid IS NOT NULL';

/** A question as it was put; the right answer comes with the result, once there is one. */
const QUESTIONS = `
  (SELECT jsonb_agg(jsonb_build_object('id', one ->> 'id', 'question', one -> 'question',
    'options', one -> 'options')) FROM jsonb_array_elements(questions) AS one)`;

/** What an account holds for our own use alone. */
const OUR_OWN: readonly string[] = [
  'id',
  'passwordHash',
  'sessionVersion',
  'erasedAt',
] satisfies readonly (keyof Student)[];

/** Every column of a student but those, so that a new one is exported as well. */
const PROFILE = Object.entries(StudentSchema.options.columns)
  .filter(([name]) => !OUR_OWN.includes(name))
  .map(([name, { name: column = name }]) => `${column} AS "${name}"`)
  .join(', ');

export const PARTS: Readonly<Record<string, Part>> = {
  profile: {
    from: 'students WHERE id = $1 AND email = $2',
    key: 'id',
    columns: `${PROFILE},
      (SELECT last_seen_at FROM student_visits WHERE student_id = students.id) AS "lastSeenAt"`,
  },
  picture: {
    from: `avatars WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `'image/webp' AS type, translate(encode(image, 'base64'), E'\\n', '') AS base64`,
  },
  consents: {
    from: `consents WHERE $2::text IS NOT NULL AND (subject_id = $1
      OR subject_id IN (SELECT application.id FROM applications AS application
        WHERE application.email = $2)
      OR subject_id IN (SELECT certificate.id FROM issued_documents AS certificate
        WHERE certificate.student_id = $1))`,
    key: 'id',
    columns: 'purpose, notice, age_statement AS "ageStatement", action, at',
  },
  codes: {
    from: `mailed_codes WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `purpose, created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt",
      wrong_tries + stray_tries AS "wrongTries"`,
  },
  emailCorrections: {
    from: `email_corrections WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `old_email AS "oldEmail", new_email AS "newEmail", at`,
  },
  sessions: {
    from: `sessions WHERE owner_id = $1 AND $2::text IS NOT NULL`,
    key: 'id',
    columns: `device, network, began_at AS "beganAt", last_used_at AS "lastUsedAt",
      ended_at AS "endedAt"`,
  },
  applications: {
    from: `applications WHERE ${OF_EMAIL}`,
    key: 'id',
    columns: `${APPLICATION_FIELD_NAMES.join(', ')}, status, interview,
      answer_by AS "answerBy", created_at AS "createdAt",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('text', note.text, 'at', note.at)
        ORDER BY note.at), '[]') FROM application_notes AS note
        WHERE note.application_id = applications.id) AS notes,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', move.from_stage, 'to', move.to_stage,
        'isYours', move.admin_id IS NULL, 'reason', move.reason, 'at', move.at) ORDER BY move.at), '[]')
        FROM application_moves AS move WHERE move.application_id = applications.id) AS moves`,
  },
  contactMessages: {
    from: `contact_messages WHERE ${OF_EMAIL}`,
    key: 'id',
    columns: `name, email, subject, message, kind, created_at AS "createdAt", due_at AS "dueAt",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('text', answer.text, 'at', answer.at)), '[]')
        FROM message_answers AS answer WHERE answer.message_id = contact_messages.id) AS answers`,
  },
  accommodations: {
    from: `accommodations WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `minutes_per_hour AS "minutesPerHour", until, reason,
      created_at AS "createdAt", ended_at AS "endedAt"`,
  },
  attempts: {
    from: `attempts WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `id, domain, state, started_at AS "startedAt", deadline, closed_at AS "closedAt",
      extra_seconds AS "extraSeconds", added_seconds AS "addedSeconds",
      answers, ${QUESTIONS} AS questions,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', done.kind, 'seconds', done.seconds,
        'reason', done.reason, 'at', done.at)), '[]') FROM attempt_interventions AS done
        WHERE done.attempt_id = attempts.id) AS interventions,
      (SELECT jsonb_build_object('lastSeenAt', seen.last_seen_at, 'leftTimes', seen.left_times,
        'leftSeconds', seen.left_seconds) FROM attempt_presence AS seen
        WHERE seen.attempt_id = attempts.id) AS presence,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', gap.from_at, 'to', gap.to_at)), '[]')
        FROM connection_gaps AS gap WHERE gap.attempt_id = attempts.id) AS "connectionGaps",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('question', late.place, 'option', late.option,
        'secondsSinceReply', late.seconds_since_reply, 'arrivedAt', late.arrived_at,
        'isAfterReview', late.is_after_review,
        'state', late.state, 'reason', late.reason, 'decidedAt', late.decided_at)), '[]')
        FROM late_answers AS late WHERE late.attempt_id = attempts.id) AS "lateAnswers"`,
  },
  results: {
    from: `results WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `id, student_name AS "studentName", email, domain, score,
      total_questions AS "totalQuestions", percentage, passed, pass_percent AS "passPercent",
      time_taken AS "timeTaken", started_on AS "startedOn", completed_on AS "completedOn", questions,
      is_void AS "isVoid", (SELECT coalesce(jsonb_agg(jsonb_build_object('revision', revision,
        'score', grading.score, 'totalQuestions', grading.total_questions,
        'passed', grading.passed, 'gradedAt', graded_at) ORDER BY revision), '[]')
        FROM result_gradings AS grading WHERE result_id = results.id) AS gradings,
      opened_at AS "openedAt"`,
  },
  questionDisputes: {
    from: `question_disputes WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `result_id AS "resultId", question_id AS "questionId", version, place, kind, text, state,
      answer, opened_at AS "openedAt", decided_at AS "decidedAt"`,
  },
  issuedDocuments: {
    from: `issued_documents WHERE ${OF_STUDENT} OR ${OF_EMAIL}`,
    key: 'id',
    columns: `id, code, kind, name_as_printed AS "nameAsPrinted", email, domain, facts,
      issued_at AS "issuedAt", reissued_at AS "reissuedAt", state, cause, state_at AS "stateAt",
      is_public AS "isPublic",
      (SELECT credential FROM badges AS badge
        WHERE badge.certificate_id = issued_documents.id AND badge.credential IS NOT NULL) AS badge`,
  },
  payments: {
    from: `payments WHERE ${OF_STUDENT}`,
    key: 'id',
    columns: `receipt, order_id AS "orderId", payment_id AS "paymentId",
      amount / ${PAISE_PER_RUPEE}.0 AS "amountRupees", currency, state, attempts,
      created_at AS "createdAt", paid_at AS "paidAt",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('amountPaise', refund.amount, 'state', refund.state,
        'reason', refund.reason, 'createdAt', refund.created_at)), '[]') FROM refunds AS refund
        WHERE refund.payment_id = payments.id) AS refunds`,
  },
  receipts: {
    from: `receipts WHERE ${OF_STUDENT}`,
    key: 'number',
    columns: `number, issued_at AS "issuedAt", payer_name AS "payerName",
      payer_email AS "payerEmail", amount / ${PAISE_PER_RUPEE}.0 AS "amountRupees", currency,
      description, issuer, tax, order_id AS "orderId", provider_payment_id AS "paymentId"`,
  },
  creditNotes: {
    from: `credit_notes WHERE ${OF_STUDENT}`,
    key: 'number',
    columns: `number, receipt_number AS "receiptNumber", receipt_issued_at AS "receiptIssuedAt",
      issued_at AS "issuedAt", cause, payer_name AS "payerName", payer_email AS "payerEmail",
      amount / ${PAISE_PER_RUPEE}.0 AS "amountRupees", currency, description, issuer, tax,
      order_id AS "orderId", provider_payment_id AS "paymentId"`,
  },
  providerNotices: {
    from: `provider_events WHERE $2::text IS NOT NULL AND order_id IN (
      SELECT payment.order_id FROM payments AS payment WHERE payment.student_id = $1)`,
    key: 'id',
    columns: 'name, received_at AS "receivedAt", body',
  },
  mails: {
    from: `emails WHERE $1::uuid IS NOT NULL AND lower(to_address) = $2`,
    key: 'id',
    columns: 'kind, state, created_at AS "createdAt", sent_at AS "sentAt"',
  },
  actionsOfStaff: {
    from: `audit_entries WHERE subject_id = $1::text OR subject_id IN (
      SELECT attempt.id::text FROM attempts AS attempt WHERE attempt.student_id = $1::uuid
      UNION ALL SELECT own.id::text FROM accommodations AS own WHERE own.student_id = $1::uuid
      UNION ALL SELECT certificate.id::text FROM issued_documents AS certificate
        WHERE certificate.student_id = $1::uuid
      UNION ALL SELECT payment.id::text FROM payments AS payment WHERE payment.student_id = $1::uuid
      UNION ALL SELECT application.id::text FROM applications AS application
        WHERE application.email = $2)`,
    key: 'id',
    columns: 'at, action, subject, reason, before, after',
  },
};

/** Few, for the sake of attempts and results, which hold whole tests. */
const BATCH = 20;

const sqlOf = ({ from, key, columns }: Part, place: number): string => `
  SELECT row_to_json(own)::text AS json FROM (
    SELECT ${columns} FROM ${from} ORDER BY ${key} LIMIT ${BATCH} OFFSET ${place}) AS own`;

async function* rowsOf(dataSource: Reader, part: Part, { studentId, email }: Owner) {
  for (let place = 0; ; place += BATCH) {
    const values = [studentId, email];
    const rows = await dataSource.query<{ json: string }[]>(sqlOf(part, place), values);
    for (const { json } of rows) yield json;
    if (rows.length < BATCH) return;
  }
}

/** All that is held about a student, as the text of one JSON object, a batch of rows at a time. */
export async function* dataExport(
  dataSource: Reader,
  owner: Owner,
  exportedAt: Date,
): AsyncGenerator<string> {
  yield `{"success":true,"exportedAt":${JSON.stringify(exportedAt)}`;
  for (const [name, part] of Object.entries(PARTS)) {
    let separator = '';
    yield `,${JSON.stringify(name)}:[`;
    for await (const json of rowsOf(dataSource, part, owner)) {
      yield separator + json;
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}
