import { z } from 'zod';
import {
  before,
  belonging,
  hasWordsOrPhone,
  isId,
  isText,
  type ListFilter,
  onlyWhere,
  since,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** Whose name it is now. */
const OWNER = '(SELECT username FROM admins WHERE admins.id = applications.owner_id)';

const isRating: ListFilter = {
  value: z.union([z.int(), z.string().regex(/^[1-5]$/, 'This is not a rating')]).transform(String),
  sql: (parameter) => `rating = ${parameter}::smallint`,
};

/** Tests of the same address, once it is known to be the student's own. */
const RESULTS = belonging({
  from: 'results AS result JOIN students AS student ON student.id = result.student_id',
  columns: `result.id, result.domain, result.percentage, result.passed,
    result.completed_on AS "completedOn"`,
  where: `student.email = applications.email AND student.email_verified_at IS NOT NULL
    AND NOT result.is_void`,
  newest: 'result.completed_on',
});

export const APPLICATIONS: ListSpec = {
  resource: 'applications',
  roles: ['support'],
  subject: 'application',
  from: 'applications',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    name: 'name',
    email: 'email',
    phone: 'phone',
    domain: 'domain',
    education: 'education',
    experience: 'experience',
    skills: 'skills',
    message: 'message',
    status: 'status',
    notes: 'notes',
    createdAt: 'created_at',
    owner: OWNER,
    ownerId: 'owner_id',
    rating: 'rating',
    version: 'version',
  },
  details: {
    moves: belonging({
      from: 'application_moves AS move',
      columns: `move.id, move.from_stage AS "from", move.to_stage AS "to",
        move.admin_id IS NULL AS "isApplicants", move.admin_name AS "adminName", move.reason,
        move.is_mailed AS "isMailed", move.at`,
      where: 'move.application_id = applications.id',
      newest: 'move.at',
    }),
    thread: belonging({
      from: 'application_notes AS note',
      columns: 'note.id, note.text, note.admin_name AS "adminName", note.at',
      where: 'note.application_id = applications.id',
      newest: 'note.at',
    }),
    results: RESULTS,
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: hasWordsOrPhone('words(name, email, phone)', 'phone'),
    status: isText('status'),
    domain: isText('domain'),
    ownerId: isId('owner_id'),
    unowned: onlyWhere('owner_id IS NULL'),
    rating: isRating,
    since: since('created_at'),
    before: before('created_at'),
  },
};
