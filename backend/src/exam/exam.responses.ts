import { OPTION_KEYS, RULING_KINDS } from '@portal/domain/questions/index.js';
import { z } from 'zod';
import { howTaken } from '../certificates/index.js';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';
import { options } from '../questions/index.js';

const optionKey = z.enum(OPTION_KEYS);
const answers = z.record(z.string(), optionKey.nullable());

const summary = {
  _id: z.uuid(),
  studentName: z.string(),
  email: z.string(),
  domain: z.string(),
  score: z.int(),
  totalQuestions: z.int(),
  percentage: z.number(),
  passed: z.boolean(),
  passPercent: z.int(),
  timeTaken: z.int(),
  completedOn: moment,
  attemptsUsed: z.int(),
  totalAttempts: z.int(),
};

/** Seconds: for everybody, from an accommodation, and added during the test. */
const time = z.object({ limitSeconds: z.int(), extraSeconds: z.int(), addedSeconds: z.int() });

const news = z.object({
  attemptId: z.uuid(),
  state: z.enum(['open', 'submitted', 'expired', 'void']),
  deadline: moment,
  remainingSeconds: z.int(),
  time,
  notices: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['extended', 'voided', 'reopened', 'announced']),
      seconds: z.int(),
      text: z.string(),
      at: moment,
    }),
  ),
});

const openAttempt = z.object({
  id: z.uuid(),
  studentId: z.uuid(),
  studentName: z.string(),
  email: z.string(),
  domain: z.string(),
  startedAt: moment,
  deadline: moment,
  addedSeconds: z.int(),
  answered: z.int(),
  questions: z.int(),
  lastSeenAt: moment.nullable(),
  disputes: z.array(z.object({ place: z.int(), text: z.string() })),
});

const inDomain = z.object({
  domain: z.string(),
  open: z.int(),
  quiet: z.int(),
  extendedAt: moment.nullable(),
});

const reviewed = z.object({
  _id: z.string(),
  question: z.string(),
  options,
  correctAnswer: optionKey,
  selectedOption: optionKey.nullable(),
  isCorrect: z.boolean(),
  category: z.string(),
  difficulty: z.string(),
  explanation: z.string(),
  ruling: z
    .object({
      kinds: z.array(z.enum(RULING_KINDS)),
      accepted: z.array(optionKey),
      reasons: z.array(z.string()),
      isNeutral: z.boolean(),
    })
    .optional(),
});

/** The first figures of a result; null if it was never corrected. */
const correction = z
  .object({
    at: moment,
    first: z.object({
      score: z.int(),
      totalQuestions: z.int(),
      percentage: z.number(),
      passed: z.boolean(),
    }),
  })
  .nullable();

const allTries = z.object({
  number: z.int().nullable(),
  tests: z.int(),
  score: z.int(),
  totalQuestions: z.int(),
  interval: z.object({ low: z.int(), high: z.int() }),
  standing: z.enum(['above', 'unsure', 'below']),
  categories: z.array(z.object({ category: z.string(), correct: z.int(), total: z.int() })),
});

const results = tells({
  results: z.array(z.object({ ...summary, isVoid: z.boolean(), testDate: moment })),
});

export const EXAM_RESPONSES: AreaResponses = {
  'GET /api/attempts/:email': tells({
    attemptsUsed: z.int(),
    totalAttempts: z.int(),
    remainingAttempts: z.int(),
    paymentStatus: z.enum(['Paid', 'Not Paid']),
    openDomain: z.string().nullable(),
    feeRupees: z.int().optional(),
    isPaymentPending: z.boolean().optional(),
  }),
  'GET /api/test/questions': tells({
    attemptId: z.uuid(),
    domain: z.string(),
    startedOn: moment,
    deadline: moment,
    remainingSeconds: z.int(),
    time,
    answers,
    questions: z.array(
      z.object({
        _id: z.string(),
        question: z.string(),
        options,
        category: z.string(),
        difficulty: z.string(),
      }),
    ),
  }),
  'PUT /api/test/answers': tells({
    remainingSeconds: z.int(),
    answers,
    news: news.nullable(),
  }),
  'PUT /api/practice/answers': tells({ now: moment }),
  'POST /api/test/submit': tells({ resultId: z.uuid() }),
  'GET /api/user/:email/results': results,
  'GET /api/test-results': results,
  'GET /api/test-results/:resultId': tells({
    record: z.object({
      ...summary,
      ...{ startedOn: moment, questions: z.array(reviewed), revision: z.int() },
      ...{ isVoid: z.boolean(), correction, taken: howTaken },
    }),
  }),
  'GET /api/test-results/:resultId/tries': tells({ tries: allTries.nullable() }),
  'GET /api/test-results/:resultId/evidence': tells({
    startedAt: moment,
    gaps: z.array(z.object({ from: moment, to: moment })),
    left: z.object({ times: z.int(), seconds: z.int() }).nullable(),
    lateAnswers: z.array(
      z.object({
        questionId: z.string(),
        place: z.int(),
        option: optionKey,
        state: z.enum(['waiting', 'accepted', 'declined']),
        reason: z.string(),
      }),
    ),
  }),
  'GET /api/test/news': {
    media: 'text/event-stream',
    answer: news,
  },
  'GET /api/admin/open-attempts': tells({
    now: moment,
    domains: z.array(inDomain),
    attempts: z.array(openAttempt),
  }),
  'POST /api/admin/open-attempts/extend': tells({ open: z.int(), extended: z.int() }),
  'POST /api/admin/open-attempts/announce': tells({ open: z.int() }),
  'GET /api/me/accommodation': tells({
    granted: z.object({ minutesPerHour: z.int(), until: moment.nullable() }).nullable(),
    time: time.omit({ addedSeconds: true }),
  }),
};
