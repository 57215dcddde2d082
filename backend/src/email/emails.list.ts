import { aCount, aMoment, anId, aText, aWord, orNone } from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';

/** The state of each mail. Its text is shown only by the preview, without codes, and that is noted. */
/** Whose address it is now. */
const student = (column: string): string =>
  `SELECT students.${column} FROM students WHERE students.email = to_address`;

export const EMAILS: list.ListSpec = {
  resource: 'emails',
  roles: ['support'],
  subject: 'email',
  from: 'emails',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    kind: aText('kind'),
    to: aText('to_address'),
    state: aWord(['pending', 'sent', 'failed', 'dropped'], 'state'),
    tries: aCount('tries'),
    lastError: orNone(aText('last_error')),
    createdAt: aMoment('created_at'),
    sentAt: orNone(aMoment('sent_at')),
  },
  details: {
    studentId: orNone(anId(`(${student('id')})`)),
    studentName: orNone(aText(`(${student('name')})`)),
    expiresAt: orNone(aMoment('expires_at')),
    queuedAt: orNone(aMoment('queued_at')),
    claimedUntil: orNone(aMoment('claimed_until')),
  },
  sorts: { createdAt: 'created_at' },
  newest: 'createdAt',
  filters: {
    q: list.hasWords('to_address'),
    kind: list.isText('kind'),
    state: list.isText('state'),
    ...list.betweenDays('created_at'),
  },
};
