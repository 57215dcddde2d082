import { byName } from '@portal/domain/kernel/by-name.js';
import { POLICY_LIMITS, type Policy } from '@portal/domain/settings/index.js';
import { z } from 'zod';
import { moment, tells, type AreaResponses } from '../platform/http/responses.js';

const count = z.int();

const figures = z.object(byName(Object.keys(POLICY_LIMITS) as (keyof Policy)[], () => count));

const settings = tells({
  settings: figures.extend({
    companyInbox: z.string(),
    version: count,
    termsVersion: count,
  }),
  configuredInbox: z.string(),
  changes: z.array(
    z.object({
      version: count,
      figures: figures.partial(),
      companyInbox: z.string().nullable(),
      effectiveAt: moment,
      madeAt: moment,
      madeBy: z.string(),
      reason: z.string(),
      takenBackAt: moment.nullable(),
      takenBackBy: z.string().nullable(),
    }),
  ),
  lastChange: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
});

export const SETTINGS_RESPONSES: AreaResponses = {
  'GET /api/figures': tells({ figures: z.record(z.string(), z.string()) }),
  'GET /api/admin/settings': settings,
  'PUT /api/admin/settings': settings,
  'POST /api/admin/settings/take-back': settings,
};
