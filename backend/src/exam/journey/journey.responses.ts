import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../../platform/http/responses.js';

const result = z.object({
  _id: z.uuid(),
  domain: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.number(),
  passed: z.boolean(),
  isVoid: z.boolean(),
  completedOn: moment,
});

const openTest = z.object({
  attemptId: z.uuid(),
  domain: z.string(),
  startedOn: moment,
  deadline: moment,
  remainingSeconds: z.int(),
  answered: z.int(),
  questionCount: z.int(),
});

export const JOURNEY_RESPONSES: AreaResponses = {
  'GET /api/me/journey': tells({
    next: z.enum([
      'verify',
      'pay',
      'await-payment',
      'start',
      'resume',
      'retake',
      'see-result',
      'finished',
    ]),
    isVerified: z.boolean(),
    payment: z.enum(['paid', 'pending', 'unpaid']),
    attemptsUsed: z.int(),
    totalAttempts: z.int(),
    attemptsLeft: z.int(),
    openTest: openTest.nullable(),
    results: z.array(result),
    best: z.array(result),
  }),
};
