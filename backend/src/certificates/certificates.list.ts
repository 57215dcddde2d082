import { readCode } from '@portal/domain/certificates/index.js';
import { words } from '../platform/http/input.js';
import {
  before,
  hasWords,
  isId,
  isText,
  since,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';

/** By the name on it, or by the code in any of the forms it is typed in. */
const search: ListFilter = {
  ...hasWords('words(name_as_printed, code)'),
  value: words.transform((typed) => readCode(typed) ?? typed),
};

export const CERTIFICATES: ListSpec = {
  resource: 'certificates',
  roles: ['support', 'content'],
  subject: 'certificate',
  from: 'certificates',
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: 'id',
    code: 'code',
    studentId: 'student_id',
    nameAsPrinted: 'name_as_printed',
    domain: 'domain',
    issuedAt: 'issued_at',
    state: 'state',
    isPublic: 'is_public',
  },
  details: {
    facts: 'facts',
    reissuedAt: 'reissued_at',
    cause: 'cause',
    stateAt: 'state_at',
  },
  sorts: { issuedAt: 'issued_at' },
  newest: 'issuedAt',
  filters: {
    q: search,
    domain: isText('domain'),
    state: isText('state'),
    studentId: isId('student_id'),
    since: since('issued_at'),
    before: before('issued_at'),
  },
};
