import { forAll, forSupport, type RecordPart } from './record-part.js';

const STUDENT = { from: 'students', where: 'id = $1::uuid' } as const;
const OF_ADDRESS = 'email = ANY ($2::text[])';

/** The address, if it is not the current one. */
const ELSEWHERE = `CASE WHEN to_address <> (SELECT email FROM students WHERE id = $1::uuid)
  THEN to_address END`;

const lastMail = (kinds: string, before: string): string => `(SELECT proof.id FROM emails AS proof
  WHERE lower(proof.to_address) = ANY ($4::text[]) AND proof.kind IN (${kinds})
    AND proof.created_at <= ${before} ORDER BY proof.created_at DESC LIMIT 1)`;
const firstMail = (kinds: string, after: string): string => `(SELECT proof.id FROM emails AS proof
  WHERE lower(proof.to_address) = ANY ($4::text[]) AND proof.kind IN (${kinds})
    AND proof.created_at >= ${after} ORDER BY proof.created_at LIMIT 1)`;

const lastAct = (
  action: string,
  before: string,
): string => `(SELECT act.id FROM audit_entries AS act
  WHERE act.subject_id = $1::text AND act.action = '${action}' AND act.at <= ${before}
  ORDER BY act.at DESC LIMIT 1)`;

const of = (table: string) =>
  `${table} JOIN applications ON applications.id = application_id AND applications.${OF_ADDRESS}`;

const APPLICATION: readonly RecordPart[] = [
  forSupport({
    kind: 'application-moved',
    from: of('application_moves AS move'),
    at: 'move.at',
    id: 'application_id',
    facts: {
      domain: 'domain',
      to: 'move.to_stage',
      adminName: 'move.admin_name',
      reason: 'move.reason',
    },
    where: 'true',
  }),
  forSupport({
    kind: 'letter',
    from: 'issued_documents',
    at: 'issued_at',
    id: 'coalesce(application_id, id)',
    facts: { letter: 'kind', code: 'code', state: 'state' },
    where: OF_ADDRESS,
  }),
];

export const ACCOUNT: readonly RecordPart[] = [
  forAll({
    ...STUDENT,
    kind: 'signed-up',
    at: 'created_at',
    facts: { mailId: firstMail("'verification-code'", 'students.created_at') },
  }),
  forAll({
    ...STUDENT,
    kind: 'email-verified',
    at: 'email_verified_at',
    facts: {
      mailId: lastMail("'verification-code', 'email-correction'", 'students.email_verified_at'),
    },
  }),
  forAll({
    kind: 'email-corrected',
    from: 'email_corrections',
    at: 'at',
    facts: {
      ...{ oldEmail: 'old_email', newEmail: 'new_email' },
      mailId: lastMail("'email-corrected', 'email-correction'", 'email_corrections.at'),
      auditId: lastAct('correct-email', 'email_corrections.at'),
    },
  }),
  forAll({
    ...STUDENT,
    kind: 'deactivated',
    at: 'deactivated_at',
    facts: { auditId: lastAct('deactivate-student', 'students.deactivated_at') },
  }),
  forSupport({
    kind: 'consent',
    from: 'consents',
    at: 'at',
    id: 'subject_id',
    facts: {
      ...{ notice: 'notice', action: 'action', ageStatement: 'age_statement' },
      purpose: 'purpose',
      mailId: `CASE WHEN purpose = 'account' AND action = 'given'
        THEN ${firstMail("'verification-code'", 'consents.at')} END`,
    },
    where: `subject_id IN (SELECT $1::uuid
      UNION ALL SELECT id FROM applications WHERE email = ANY ($2::text[])
      UNION ALL SELECT id FROM issued_documents WHERE student_id = $1::uuid)`,
  }),
  forSupport({
    kind: 'mail',
    from: 'emails',
    at: 'created_at',
    facts: { mail: 'kind', state: 'state', error: 'last_error', to: ELSEWHERE },
    where: 'lower(to_address) = ANY ($4::text[])',
  }),
  forSupport({
    kind: 'message',
    from: 'contact_messages',
    at: 'created_at',
    facts: { subject: 'subject', answeredAt: 'answered_at', dueAt: 'due_at' },
    where: OF_ADDRESS,
  }),
  forSupport({
    kind: 'application',
    from: 'applications',
    at: 'created_at',
    facts: { domain: 'domain', status: 'status' },
    where: OF_ADDRESS,
  }),
  ...APPLICATION,
];
