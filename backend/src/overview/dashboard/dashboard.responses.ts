import { z } from 'zod';
import { tells, type AreaResponses } from '../../platform/http/responses.js';

const count = z.int();

const funnel = z.object({
  applications: count,
  signedUp: count,
  verified: count,
  paid: count.optional(),
  started: count,
  passed: count,
});
const domains = z.array(
  z.object({ domain: z.string(), tests: count, passed: count, mean: z.number() }),
);
const received = z.object({
  ...{ payments: count, refunds: count },
  ...{ gross: z.number(), refunded: z.number(), net: z.number() },
});

const dashboard = tells({
  days: count,
  funnel,
  testsPerDay: z.array(z.object({ day: z.iso.date(), tests: count, passed: count })),
  domains,
  /** The same number of days before, up to the same hour; null if the product did not run on all of them. */
  before: z.object({ funnel, domains, money: received.optional() }).nullable(),
  questionReports: z.object({ open: count, versions: count }).optional(),
  money: received
    .extend({
      stuck: count,
      toAnswer: count,
      differences: count,
      refundsDue: count,
      refundRequests: count,
    })
    .optional(),
  mails: z.object({ waiting: count, failed: count, oldestSeconds: z.number() }).optional(),
  attempts: z.object({ open: count, overdue: count }).optional(),
  arrivals: z
    .object({
      newApplications: count,
      messagesWaiting: count,
      messagesLate: count,
      lateAnswers: count,
      grievances: count,
      grievanceDueSeconds: z.number(),
    })
    .optional(),
});

export const DASHBOARD_RESPONSES: AreaResponses = {
  'GET /api/admin/dashboard': dashboard,
};
