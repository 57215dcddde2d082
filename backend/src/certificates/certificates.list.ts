import { DOCUMENT_STATES, readCode, REVOCATION_CAUSES } from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { words } from '../platform/http/input.js';
import * as column from '../platform/admin-lists/columns.js';
import * as list from '../platform/admin-lists/list-spec.js';
import { howTaken } from './certificates.responses.js';

const q: list.ListFilter = {
  ...list.isFoundBy(list.hasWords('name_as_printed, code'), list.hasPart('name_as_printed, code')),
  value: words.transform((typed) => readCode(typed) ?? typed),
};

const FACTS = z.object({
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.number(),
  passPercent: z.int(),
  minutes: z.number(),
  taken: howTaken,
  tryNumber: z.int(),
  categories: z.array(z.object({ category: z.string(), questions: z.int() })),
});

export const CERTIFICATES: list.ListSpec = {
  resource: 'certificates',
  roles: ['support', 'content'],
  subject: 'certificate',
  from: "(SELECT * FROM issued_documents WHERE kind = 'certificate') AS certificates",
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: column.anId('id'),
    code: column.aText('code'),
    studentId: column.orNone(column.anId('student_id')),
    nameAsPrinted: column.aText('name_as_printed'),
    domain: column.aText('domain'),
    issuedAt: column.aMoment('issued_at'),
    state: column.aWord(DOCUMENT_STATES, 'state'),
    isPublic: column.aFlag('is_public'),
  },
  details: {
    facts: column.orNone(column.someJson(FACTS, 'facts')),
    reissuedAt: column.orNone(column.aMoment('reissued_at')),
    cause: column.orNone(column.aWord(REVOCATION_CAUSES, 'cause')),
    stateAt: column.aMoment('state_at'),
  },
  sorts: { issuedAt: 'issued_at' },
  newest: 'issuedAt',
  filters: {
    q,
    domain: list.isText('domain'),
    state: list.isText('state'),
    studentId: list.isId('student_id'),
    ...list.betweenDays('issued_at'),
  },
};
