import { APPLICATION_FIELD_NAMES, STAGES } from '@portal/domain/applications/index.js';
import { DOCUMENT_STATES, LETTER_KINDS } from '@portal/domain/certificates/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import { OFFER_HAS_LAPSED } from '../certificates/index.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

const OWNER = '(SELECT username FROM admins WHERE admins.id = applications.owner_id)';

/** Tests of the same address, if the student has proved it. */
const RESULTS = column.newestRowsOf({
  from: 'results AS result JOIN students AS student ON student.id = result.student_id',
  columns: {
    id: column.anId('result.id'),
    domain: column.aText('result.domain'),
    percentage: column.aNumber('result.percentage'),
    passed: column.aFlag('result.passed'),
    completedOn: column.aMoment('result.completed_on'),
  },
  where: `student.email = applications.email AND student.email_verified_at IS NOT NULL
    AND NOT result.is_void`,
  newest: 'result.completed_on',
});

/** As its check tells anyone: the letter of an offer that nobody answered in time is not in force. */
const HAS_LAPSED = `letter.kind = 'offer' AND letter.state = 'valid'
  AND ${OFFER_HAS_LAPSED}`;

const LETTERS = column.newestRowsOf({
  from: 'issued_documents AS letter',
  columns: {
    id: column.anId('letter.id'),
    code: column.aText('letter.code'),
    kind: column.aWord(LETTER_KINDS, 'letter.kind'),
    state: column.aWord(
      DOCUMENT_STATES,
      `CASE WHEN ${HAS_LAPSED} THEN 'revoked' ELSE letter.state END`,
    ),
    issuedAt: column.aMoment('letter.issued_at'),
    stateAt: column.aMoment(
      `CASE WHEN ${HAS_LAPSED} THEN applications.answer_by ELSE letter.state_at END`,
    ),
  },
  where: 'letter.application_id = applications.id',
  newest: 'letter.issued_at',
});

export const APPLICATIONS: list.ListSpec = {
  resource: 'applications',
  roles: ['support'],
  subject: 'application',
  from: 'applications',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    ...byName(['name', 'email', 'phone', 'domain'], column.aText),
    ...byName(APPLICATION_FIELD_NAMES, column.aText),
    status: column.aWord(STAGES, 'status'),
    notes: column.aText('notes'),
    createdAt: column.aMoment('created_at'),
    owner: column.orNone(column.aText(OWNER)),
    ownerId: column.orNone(column.anId('owner_id')),
    version: column.aCount('version'),
  },
  details: {
    answerBy: column.orNone(column.aMoment('answer_by')),
    interviewAt: column.orNone(column.aMoment("(interview ->> 'startsAt')::timestamptz")),
    interviewMinutes: column.orNone(column.aCount("(interview ->> 'minutes')::int")),
    interviewPlace: column.orNone(column.aText("interview ->> 'place'")),
    moves: column.newestRowsOf({
      from: 'application_moves AS move',
      columns: {
        id: column.anId('move.id'),
        from: column.aWord(STAGES, 'move.from_stage'),
        to: column.aWord(STAGES, 'move.to_stage'),
        isApplicants: column.aFlag('move.admin_id IS NULL'),
        adminName: column.aText('move.admin_name'),
        reason: column.aText('move.reason'),
        isMailed: column.aFlag('move.is_mailed'),
        at: column.aMoment('move.at'),
      },
      where: 'move.application_id = applications.id',
      newest: 'move.at',
    }),
    thread: column.newestRowsOf({
      from: 'application_notes AS note',
      columns: {
        id: column.anId('note.id'),
        text: column.aText('note.text'),
        adminName: column.aText('note.admin_name'),
        at: column.aMoment('note.at'),
      },
      where: 'note.application_id = applications.id',
      newest: 'note.at',
    }),
    letters: LETTERS,
    results: RESULTS,
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: list.isPerson(),
    almost: list.almostHas('name, email'),
    status: list.isText('status'),
    domain: list.isText('domain'),
    ownerId: list.isId('owner_id'),
    unowned: list.onlyWhere('owner_id IS NULL'),
    ...list.betweenDays('created_at'),
  },
};
