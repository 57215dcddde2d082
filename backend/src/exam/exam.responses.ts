import { RULING_KINDS } from '@portal/domain/questions/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const options = z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string() });
const optionKey = z.enum(['a', 'b', 'c', 'd']);
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

/** Seconds: what everybody has, what an accommodation gave, what was added since. */
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
});

const inDomain = z.object({
  domain: z.string(),
  open: z.int(),
  quiet: z.int(),
  extendedAt: moment.nullable(),
});

export const reviewed = z.object({
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

/** What a result showed at first; null as long as it shows that. */
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
  'GET /api/attempts/:email': {
    summary: 'How many attempts the student has used and has left',
    answer: tells({
      attemptsUsed: z.int(),
      totalAttempts: z.int(),
      remainingAttempts: z.int(),
      paymentStatus: z.enum(['Paid', 'Not Paid']),
      openDomain: z.string().nullable(),
      feeRupees: z.int().optional(),
      isPaymentPending: z.boolean().optional(),
    }),
  },
  'GET /api/test/questions': {
    summary: 'Starts an attempt, or resumes the one that is open',
    answer: tells({
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
    refuses: [404, 409],
  },
  'PUT /api/test/answers': {
    summary: 'Saves answers of the own open attempt',
    answer: tells({
      remainingSeconds: z.int(),
      answers,
      news: news.nullable(),
    }),
    refuses: [404, 409],
  },
  'PUT /api/practice/answers': {
    summary: 'Goes the way of a save for the check of a device; stores nothing',
    answer: tells({ now: moment }),
  },
  'POST /api/test/submit': {
    summary: 'Closes the own attempt, and grades it once',
    answer: tells({ resultId: z.uuid() }),
    refuses: [404, 409],
  },
  'GET /api/user/:email/results': { summary: 'The own results', answer: results },
  'GET /api/test-results': { summary: 'The newest results of all students', answer: results },
  'GET /api/test-results/:resultId': {
    summary: 'One result with its review',
    answer: tells({
      record: z.object({
        ...summary,
        ...{ startedOn: moment, questions: z.array(reviewed), revision: z.int() },
        ...{ isVoid: z.boolean(), correction },
      }),
    }),
  },
  'GET /api/test-results/:resultId/tries': {
    summary: 'All tests of its student in its domain, taken together',
    answer: tells({ tries: allTries.nullable() }),
    refuses: [404],
  },
  'GET /api/test-results/:resultId/evidence': {
    summary:
      'Of an own test: silences that the server saw, how often its page was left, late answers',
    answer: tells({
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
    refuses: [404],
  },
  'POST /api/test/late-answers': {
    summary: 'Stores what arrives when the own test is closed; an admin decides whether it counts',
    refuses: [404, 409],
  },
  'POST /api/admin/late-answers/:id/accept': {
    summary: 'Counts a late answer, and grades the test again',
    refuses: [404, 409],
  },
  'POST /api/admin/late-answers/:id/decline': {
    summary: 'Declines a late answer, with a reason for the student',
    refuses: [404, 409],
  },
  'GET /api/test/news': {
    summary: 'Events: how the own attempt stands, at once and after each change',
    media: 'text/event-stream',
    answer: news,
    refuses: [404, 503],
  },
  'GET /api/admin/open-attempts': {
    summary: 'The open attempts that end first, and how many there are of each domain',
    answer: tells({
      now: moment,
      domains: z.array(inDomain),
      attempts: z.array(openAttempt),
    }),
  },
  'POST /api/admin/attempts/:id/extend': {
    summary: 'Gives an open attempt more time',
    refuses: [409],
  },
  'POST /api/admin/open-attempts/extend': {
    summary: 'Gives all open attempts more time, or those of a domain; once for each key',
    answer: tells({ open: z.int(), extended: z.int() }),
    refuses: [409],
  },
  'POST /api/admin/open-attempts/announce': {
    summary: 'Says a sentence to all who sit a test, or one of a domain',
    answer: tells({ open: z.int() }),
  },
  'POST /api/admin/attempts/:id/void': {
    summary: 'Voids an attempt, and gives it back',
    refuses: [409],
  },
  'POST /api/admin/attempts/:id/reopen': {
    summary: 'Opens a closed attempt again, unless its review was opened',
    refuses: [409],
  },
  'GET /api/me/accommodation': {
    summary: 'The own extra time, and the time of a test from now on',
    answer: tells({
      granted: z.object({ minutesPerHour: z.int(), until: moment.nullable() }).nullable(),
      time: time.omit({ addedSeconds: true }),
    }),
  },
  'POST /api/admin/students/:id/accommodation': {
    summary: 'Gives a student more time in every test',
    refuses: [404],
  },
  'POST /api/admin/accommodations/:id/end': {
    summary: 'Ends the extra time of a student',
    refuses: [409],
  },
  'POST /api/admin/students/:id/grant-attempts': {
    summary: 'Gives a student more attempts',
    refuses: [409],
  },
  'POST /api/admin/attempts/:id/close': {
    summary: 'Closes an attempt whose time is over',
    refuses: [409],
  },
};
