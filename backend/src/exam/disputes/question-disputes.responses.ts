import { byName } from '@portal/domain/kernel/by-name.js';
import { OPTION_KEYS } from '@portal/domain/questions/index.js';
import { DISPUTE_KINDS, type DisputeKind } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { family } from '../../questions/index.js';
import { moment, tells, type AreaResponses } from '../../platform/http/responses.js';

const kind = z.enum(Object.keys(DISPUTE_KINDS) as [DisputeKind, ...DisputeKind[]]);
const state = z.enum(['open', 'upheld', 'declined']);

const own = z.object({
  questionId: z.string(),
  kind,
  text: z.string(),
  state,
  answer: z.string(),
  openedAt: moment,
  decidedAt: moment.nullable(),
});

const figures = z.object({
  shown: z.int(),
  correct: z.number().nullable(),
  discrimination: z.number().nullable(),
});

const queued = figures.extend({
  questionId: z.string(),
  version: z.int(),
  domain: z.string(),
  question: z.string(),
  open: z.int(),
  upheld: z.int(),
  declined: z.int(),
  waitsSince: moment,
  isPressing: z.boolean(),
});

const version = z.object({
  id: z.string(),
  version: z.int(),
  domain: z.string(),
  question: z.string(),
  options: z.object(byName(OPTION_KEYS, () => z.string())),
  correctOption: z.enum(OPTION_KEYS),
  explanation: z.string(),
  family: family.nullish(),
});

const read = z.object({
  id: z.uuid(),
  resultId: z.uuid(),
  place: z.int(),
  kind,
  text: z.string(),
  state,
  answer: z.string(),
  rulingId: z.uuid().nullable(),
  openedAt: moment,
  decidedAt: moment.nullable(),
});

export const QUESTION_DISPUTES_RESPONSES: AreaResponses = {
  'GET /api/test-results/:resultId/disputes': {
    summary: 'What the student disputed of an own test, and how much may follow',
    answer: tells({
      disputes: z.array(own),
      until: moment,
      isOpen: z.boolean(),
      left: z.int(),
    }),
    refuses: [404],
  },
  'POST /api/test-results/:resultId/disputes': {
    summary: 'Disputes a question of an own test',
    answer: tells({ dispute: own }),
    refuses: [404, 409],
  },
  'GET /api/admin/question-disputes': {
    summary: 'The versions of questions with open disputes, the most pressing first',
    answer: tells({ versions: z.array(queued) }),
  },
  'GET /api/admin/question-disputes/version': {
    summary: 'A version of a question with its figures and its disputes',
    answer: tells({ question: version, figures, disputes: z.array(read) }),
    refuses: [404],
  },
  'POST /api/admin/question-disputes/decline': {
    summary: 'Declines all open disputes of a version, with a reason for the students',
    refuses: [404],
  },
  'POST /api/admin/question-disputes/uphold': {
    summary: 'Upholds all open disputes of a version by a ruling in force on it',
    refuses: [404, 409],
  },
};
