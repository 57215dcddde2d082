import { RULING_KINDS } from '@portal/domain/questions/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../../platform/http/responses.js';

const figures = z.object({
  score: z.int(),
  totalQuestions: z.int(),
  passed: z.boolean(),
  isVoid: z.boolean(),
});

const step = z.object({ at: moment, adminId: z.uuid(), mayTakePasses: z.boolean() }).nullable();

const ruling = z.object({
  id: z.uuid(),
  questionId: z.string(),
  version: z.int(),
  kind: z.enum(RULING_KINDS),
  accepted: z.array(z.string()),
  reason: z.string(),
  madeAt: moment,
  adminId: z.uuid(),
  applied: step,
  withdrawn: step,
  state: z.enum(['draft', 'applied', 'withdrawn']),
  regraded: z.int(),
  isDone: z.boolean(),
});

const preview = z.object({
  attempts: z.int(),
  changed: z.int(),
  marksUp: z.int(),
  marksDown: z.int(),
  newPasses: z.int(),
  lostPasses: z.int(),
  voided: z.int(),
  notOffered: z.int(),
  certificates: z.object({
    issued: z.int(),
    revoked: z.int(),
    restored: z.int(),
    changed: z.int(),
  }),
  changes: z.array(
    z.object({
      ...{ resultId: z.uuid(), studentName: z.string(), before: figures, after: figures },
      certificate: z.enum(['issued', 'revoked', 'restored', 'changed']).nullable(),
    }),
  ),
  hash: z.string(),
});

export const REGRADING_RESPONSES: AreaResponses = {
  'GET /api/admin/rulings': tells({ rulings: z.array(ruling) }),
  'POST /api/admin/rulings': tells({ rulingId: z.uuid() }),
  'POST /api/admin/rulings/:id/preview': tells({ preview }),
};
