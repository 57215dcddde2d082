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
});

const results = tells({ results: z.array(z.object({ ...summary, testDate: moment })) });

/** What the routes of the test answer. */
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
    answer: tells({ remainingSeconds: z.int(), answers }),
    refuses: [404, 409],
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
      record: z.object({ ...summary, startedOn: moment, questions: z.array(reviewed) }),
    }),
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
