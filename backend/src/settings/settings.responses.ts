import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const count = z.int();

const settings = tells({
  settings: z.object({
    feeRupees: count,
    timeLimitSeconds: count,
    passPercent: count,
    totalAttempts: count,
    questionsPerTest: count,
    companyInbox: z.string(),
    version: count,
    termsVersion: count,
  }),
  configuredInbox: z.string(),
  lastChange: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
});

/** What the routes of the settings answer. */
export const SETTINGS_RESPONSES: AreaResponses = {
  'GET /api/figures': {
    summary: 'The figures in force, as the texts of the site say them',
    answer: tells({ figures: z.record(z.string(), z.string()) }),
  },
  'GET /api/admin/settings': { summary: 'The settings of the business', answer: settings },
  'PUT /api/admin/settings': {
    summary: 'Changes the settings of the business',
    answer: settings,
    refuses: [409],
  },
};
