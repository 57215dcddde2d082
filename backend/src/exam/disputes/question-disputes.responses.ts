import { OPTION_KEYS } from '@portal/domain/questions/index.js';
import { DISPUTE_KINDS, type DisputeKind } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { family, options } from '../../questions/index.js';
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
  options,
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
  variant: version
    .pick({ question: true, options: true, correctOption: true, explanation: true })
    .extend({
      mistakes: z.partialRecord(z.enum(OPTION_KEYS), z.array(z.string())),
      chosen: z.enum(OPTION_KEYS).nullable(),
    })
    .nullable(),
});

export const QUESTION_DISPUTES_RESPONSES: AreaResponses = {
  'GET /api/test-results/:resultId/disputes': tells({
    disputes: z.array(own),
    until: moment,
    isOpen: z.boolean(),
    left: z.int(),
  }),
  'POST /api/test-results/:resultId/disputes': tells({ dispute: own }),
  'GET /api/admin/question-disputes': tells({ versions: z.array(queued) }),
  'GET /api/admin/question-disputes/version': tells({
    question: version,
    figures,
    disputes: z.array(read),
  }),
};
