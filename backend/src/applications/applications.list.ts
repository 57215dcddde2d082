import { APPLICATION_FIELD_NAMES, STAGES } from '@portal/domain/applications/index.js';
import { DOCUMENT_STATES, LETTER_KINDS } from '@portal/domain/certificates/index.js';
import { byName } from '@portal/domain/kernel/by-name.js';
import {
  aCount,
  aFlag,
  aMoment,
  anId,
  aNumber,
  aText,
  aWord,
  newestRowsOf,
  orNone,
} from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  almostHas,
  isPerson,
  isId,
  isText,
  type ListSpec,
  onlyWhere,
} from '../platform/admin-lists/list-spec.js';

const OWNER = '(SELECT username FROM admins WHERE admins.id = applications.owner_id)';

/** Tests of the same address, if the student has proved it. */
const RESULTS = newestRowsOf({
  from: 'results AS result JOIN students AS student ON student.id = result.student_id',
  columns: {
    id: anId('result.id'),
    domain: aText('result.domain'),
    percentage: aNumber('result.percentage'),
    passed: aFlag('result.passed'),
    completedOn: aMoment('result.completed_on'),
  },
  where: `student.email = applications.email AND student.email_verified_at IS NOT NULL
    AND NOT result.is_void`,
  newest: 'result.completed_on',
});

const LETTERS = newestRowsOf({
  from: 'issued_documents AS letter',
  columns: {
    id: anId('letter.id'),
    code: aText('letter.code'),
    kind: aWord(LETTER_KINDS, 'letter.kind'),
    state: aWord(DOCUMENT_STATES, 'letter.state'),
    issuedAt: aMoment('letter.issued_at'),
    stateAt: aMoment('letter.state_at'),
  },
  where: 'letter.application_id = applications.id',
  newest: 'letter.issued_at',
});

export const APPLICATIONS: ListSpec = {
  resource: 'applications',
  roles: ['support'],
  subject: 'application',
  from: 'applications',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    ...byName(['name', 'email', 'phone', 'domain'], aText),
    ...byName(APPLICATION_FIELD_NAMES, aText),
    status: aWord(STAGES, 'status'),
    notes: aText('notes'),
    createdAt: aMoment('created_at'),
    owner: orNone(aText(OWNER)),
    ownerId: orNone(anId('owner_id')),
    version: aCount('version'),
  },
  details: {
    answerBy: orNone(aMoment('answer_by')),
    interviewAt: orNone(aMoment("(interview ->> 'startsAt')::timestamptz")),
    interviewMinutes: orNone(aCount("(interview ->> 'minutes')::int")),
    interviewPlace: orNone(aText("interview ->> 'place'")),
    moves: newestRowsOf({
      from: 'application_moves AS move',
      columns: {
        id: anId('move.id'),
        from: aWord(STAGES, 'move.from_stage'),
        to: aWord(STAGES, 'move.to_stage'),
        isApplicants: aFlag('move.admin_id IS NULL'),
        adminName: aText('move.admin_name'),
        reason: aText('move.reason'),
        isMailed: aFlag('move.is_mailed'),
        at: aMoment('move.at'),
      },
      where: 'move.application_id = applications.id',
      newest: 'move.at',
    }),
    thread: newestRowsOf({
      from: 'application_notes AS note',
      columns: {
        id: anId('note.id'),
        text: aText('note.text'),
        adminName: aText('note.admin_name'),
        at: aMoment('note.at'),
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
    q: isPerson(),
    almost: almostHas('name, email'),
    status: isText('status'),
    domain: isText('domain'),
    ownerId: isId('owner_id'),
    unowned: onlyWhere('owner_id IS NULL'),
    ...betweenDays('created_at'),
  },
};
