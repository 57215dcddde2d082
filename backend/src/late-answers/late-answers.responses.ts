import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const own = z.object({
  questionId: z.string(),
  place: z.int(),
  option: z.enum(['a', 'b', 'c', 'd']),
  proof: z.enum(['stated', 'unproven']),
  state: z.enum(['waiting', 'accepted', 'declined']),
  reason: z.string(),
  arrivedAt: moment,
  decidedAt: moment.nullable(),
});

export const LATE_ANSWERS_RESPONSES: AreaResponses = {
  'POST /api/test/late-answers': {
    summary: 'Keeps what came when the own test was closed, with what speaks for its time',
    refuses: [404, 409],
  },
  'GET /api/test-results/:resultId/late-answers': {
    summary: 'What came late of an own test, and what was decided on it',
    answer: tells({ answers: z.array(own) }),
    refuses: [404],
  },
  'POST /api/admin/late-answers/:id/accept': {
    summary: 'Counts an answer that came late, and grades the test anew',
    refuses: [404, 409],
  },
  'POST /api/admin/late-answers/:id/decline': {
    summary: 'Leaves an answer out that came late, with a reason for the student',
    refuses: [404, 409],
  },
};
