import { DOCUMENT_STATES, readCode, REVOCATION_CAUSES } from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { words } from '../platform/http/input.js';
import {
  aFlag,
  aMoment,
  anId,
  aText,
  aWord,
  orNone,
  someJson,
} from '../platform/admin-lists/columns.js';
import {
  betweenDays,
  hasPart,
  hasWords,
  isFoundBy,
  isId,
  isText,
  type ListFilter,
  type ListSpec,
} from '../platform/admin-lists/list-spec.js';
import { howTaken } from './certificates.responses.js';

const q: ListFilter = {
  ...isFoundBy(hasWords('name_as_printed, code'), hasPart('name_as_printed, code')),
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

export const CERTIFICATES: ListSpec = {
  resource: 'certificates',
  roles: ['support', 'content'],
  subject: 'certificate',
  from: "(SELECT * FROM issued_documents WHERE kind = 'certificate') AS certificates",
  key: 'id',
  keyType: 'uuid',
  columns: {
    id: anId('id'),
    code: aText('code'),
    studentId: orNone(anId('student_id')),
    nameAsPrinted: aText('name_as_printed'),
    domain: aText('domain'),
    issuedAt: aMoment('issued_at'),
    state: aWord(DOCUMENT_STATES, 'state'),
    isPublic: aFlag('is_public'),
  },
  details: {
    facts: orNone(someJson(FACTS, 'facts')),
    reissuedAt: orNone(aMoment('reissued_at')),
    cause: orNone(aWord(REVOCATION_CAUSES, 'cause')),
    stateAt: aMoment('state_at'),
  },
  sorts: { issuedAt: 'issued_at' },
  newest: 'issuedAt',
  filters: {
    q,
    domain: isText('domain'),
    state: isText('state'),
    studentId: isId('student_id'),
    ...betweenDays('issued_at'),
  },
};
