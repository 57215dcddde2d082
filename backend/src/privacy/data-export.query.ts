import type { Student } from '@portal/domain/accounts/index.js';
import { APPLICATION_FIELD_NAMES } from '@portal/domain/applications/index.js';
import { PAISE_PER_RUPEE } from '@portal/domain/payments/index.js';
import type { EntityManager } from 'typeorm';
import { StudentSchema } from '../accounts/index.js';

/** The owner of the data: `$1` is the id, `$2` the verified address. */
export type Owner = { readonly studentId: string; readonly email: string };

type Reader = Pick<EntityManager, 'query'>;

/** The tables of a list, each row as JSON, read in batches after the last key. */
type Part = { readonly from: string; readonly key?: string; readonly columns: string };

const OF_STUDENT = 'student_id = $1 AND $2::text IS NOT NULL';
const OF_EMAIL = 'email = $2 AND $1::uuid IS NOT NULL';

/** Columns with their names in the API; `name=column` renames one. */
const inApi = (columns: string): readonly (readonly [name: string, column: string])[] =>
  columns.split(' ').map((one) => {
    const [name = '', column = name] = one.split('=');
    return [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), column];
  });

const named = (columns: string): string =>
  inApi(columns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ');

function listed(columns: string, table: string, where: string, order: string): string {
  const pairs = inApi(columns).map(([name, column]) => `'${name}', part.${column}`);
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object(${pairs.join(', ')}) ORDER BY part.${order}), '[]')
    FROM ${table} AS part WHERE part.${where})`;
}

/** A question as it was asked; the right answer is exported with the result, once the review was opened: an answer that
 * comes late may count until then. Those of a room stay in the room while the test runs. */
const QUESTIONS = `
  CASE WHEN state <> 'open' OR sitting_id IS NULL THEN
  (SELECT jsonb_agg(jsonb_build_object('id', one ->> 'id', 'question', one -> 'question',
    'options', one -> 'options')) FROM jsonb_array_elements(questions) AS one) END`;

/** Columns of an account that only the product needs. */
const OUR_OWN: readonly string[] = [
  'id',
  'passwordHash',
  'sessionVersion',
  'erasedAt',
] satisfies readonly (keyof Student)[];

/** Every other column of a student, so that a new one is exported too. */
const PROFILE = Object.entries(StudentSchema.options.columns)
  .filter(([name]) => !OUR_OWN.includes(name))
  .map(([name, { name: column = name }]) => `${column} AS "${name}"`)
  .join(', ');

const RUPEES = `amount / ${PAISE_PER_RUPEE}.0 AS "amountRupees"`;
const OF_ATTEMPT = 'attempt_id = attempts.id';
const LATE_ANSWER =
  'question=place option seconds_since_reply arrived_at is_after_review state reason decided_at';
const RESULT =
  'id student_name email domain score total_questions percentage passed pass_percent time_taken ' +
  'started_on completed_on is_void opened_at';
const DOCUMENT =
  'id code kind name_as_printed email domain facts issued_at reissued_at state cause state_at is_public';
const PAPER =
  'payer_name payer_email currency description issuer tax order_id paymentId=provider_payment_id';

export const PARTS: Readonly<Record<string, Part>> = {
  profile: {
    from: 'students WHERE id = $1 AND email = $2',
    columns: `${PROFILE},
      (SELECT last_seen_at FROM student_visits WHERE student_id = students.id) AS "lastSeenAt"`,
  },
  picture: {
    from: `avatars WHERE ${OF_STUDENT}`,
    columns: `'image/webp' AS type, translate(encode(image, 'base64'), E'\\n', '') AS base64`,
  },
  consents: {
    from: `consents WHERE $2::text IS NOT NULL AND (subject_id = $1
      OR subject_id IN (SELECT application.id FROM applications AS application
        WHERE application.email = $2)
      OR subject_id IN (SELECT certificate.id FROM issued_documents AS certificate
        WHERE certificate.student_id = $1))`,
    columns: named('purpose notice age_statement action at'),
  },
  codes: {
    from: `mailed_codes WHERE ${OF_STUDENT}`,
    columns: `${named('purpose created_at expires_at used_at')}, wrong_tries + stray_tries AS "wrongTries"`,
  },
  emailCorrections: {
    from: `email_corrections WHERE ${OF_STUDENT}`,
    columns: named('old_email new_email at'),
  },
  sessions: {
    from: `sessions WHERE owner_id = $1 AND $2::text IS NOT NULL`,
    columns: named('device network began_at last_used_at ended_at'),
  },
  applications: {
    from: `applications WHERE ${OF_EMAIL}`,
    columns: `${named(`${APPLICATION_FIELD_NAMES.join(' ')} status interview answer_by created_at`)},
      ${listed('text at', 'application_notes', 'application_id = applications.id', 'at')} AS notes,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', move.from_stage, 'to', move.to_stage,
        'isYours', move.admin_id IS NULL, 'reason', move.reason, 'at', move.at) ORDER BY move.at), '[]')
        FROM application_moves AS move WHERE move.application_id = applications.id) AS moves`,
  },
  contactMessages: {
    from: `contact_messages WHERE ${OF_EMAIL}`,
    columns: `${named('name email subject message service estimate kind created_at due_at')},
      ${listed('text at', 'message_answers', 'message_id = contact_messages.id', 'at')} AS answers`,
  },
  accommodations: {
    from: `accommodations WHERE ${OF_STUDENT}`,
    columns: named('minutes_per_hour until reason created_at ended_at'),
  },
  sittings: {
    from: `sitting_admissions WHERE ${OF_STUDENT}`,
    columns: `${named('state reason entered_at decided_at')},
      (SELECT place FROM sittings WHERE sittings.id = sitting_id) AS place,
      ${listed('text at', 'sitting_incidents', 'sitting_id = sitting_admissions.sitting_id AND part.student_id = $1', 'at')} AS incidents`,
  },
  listsOfSittings: {
    from: `sitting_expected WHERE ${OF_EMAIL}`,
    key: 'sitting_id',
    columns: `${named('email is_fee_waived')},
      (SELECT place FROM sittings WHERE sittings.id = sitting_id) AS place`,
  },
  attempts: {
    from: `attempts WHERE ${OF_STUDENT}`,
    columns: `${named('id domain state started_at deadline closed_at extra_seconds added_seconds answers')},
      ${QUESTIONS} AS questions,
      ${listed('kind seconds reason at', 'attempt_interventions', OF_ATTEMPT, 'at')} AS interventions,
      ${listed('last_seen_at left_times left_seconds', 'attempt_presence', OF_ATTEMPT, 'last_seen_at')} -> 0 AS presence,
      ${listed('from=from_at to=to_at', 'connection_gaps', OF_ATTEMPT, 'from_at')} AS "connectionGaps",
      ${listed(LATE_ANSWER, 'late_answers', OF_ATTEMPT, 'arrived_at')} AS "lateAnswers"`,
  },
  results: {
    from: `results WHERE ${OF_STUDENT}`,
    columns: `${named(RESULT)}, CASE WHEN opened_at IS NOT NULL THEN questions END AS questions,
      ${listed('revision score total_questions passed graded_at', 'result_gradings', 'result_id = results.id', 'revision')}
        AS gradings`,
  },
  questionDisputes: {
    from: `question_disputes WHERE ${OF_STUDENT}`,
    columns: named(
      'result_id question_id version place kind text state answer opened_at decided_at',
    ),
  },
  issuedDocuments: {
    from: `issued_documents WHERE ${OF_STUDENT} OR ${OF_EMAIL}`,
    columns: `${named(DOCUMENT)},
      (SELECT credential FROM badges AS badge
        WHERE badge.certificate_id = issued_documents.id AND badge.credential IS NOT NULL) AS badge`,
  },
  payments: {
    from: `payments WHERE ${OF_STUDENT}`,
    columns: `${named('receipt order_id payment_id currency state attempts created_at paid_at')}, ${RUPEES},
      ${listed('amountPaise=amount state reason created_at', 'refunds', 'payment_id = payments.id', 'created_at')} AS refunds`,
  },
  receipts: {
    from: `receipts WHERE ${OF_STUDENT}`,
    key: 'number',
    columns: `${named(`number issued_at ${PAPER}`)}, ${RUPEES}`,
  },
  creditNotes: {
    from: `credit_notes WHERE ${OF_STUDENT}`,
    key: 'number',
    columns: `${named(`number receipt_number receipt_issued_at issued_at cause ${PAPER}`)}, ${RUPEES}`,
  },
  providerNotices: {
    from: `provider_events WHERE $2::text IS NOT NULL AND order_id IN (
      SELECT payment.order_id FROM payments AS payment WHERE payment.student_id = $1)`,
    columns: named('name received_at body'),
  },
  mails: {
    from: `emails WHERE $1::uuid IS NOT NULL AND lower(to_address) = $2`,
    columns: named('kind state created_at sent_at'),
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
    columns: named('at action subject reason before after'),
  },
};

/** Few, since attempts and results hold whole tests. */
const BATCH = 20;

const sqlOf = ({ from, key = 'id', columns }: Part, place: number): string => `
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
