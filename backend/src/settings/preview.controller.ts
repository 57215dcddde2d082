import { Controller, Get, Query } from '@nestjs/common';
import { rejectInvalid } from '@portal/domain/kernel/errors.js';
import {
  figuresOf,
  policyFrom,
  type PolicySource,
  validateSettings,
} from '@portal/domain/settings/index.js';
import { z } from 'zod';
import { Access, Shows } from '../platform/http/access.js';
import { textsWithFigures } from '../platform/http/site-texts.js';
import { withFigures } from '../platform/http/site-pages.js';
import { InjectPort } from '../platform/ports.js';

const figure = z.coerce.number();

const figuresQuery = z.object({
  feeRupees: figure,
  timeLimitSeconds: figure,
  passPercent: figure,
  totalAttempts: figure,
  questionsPerTest: figure,
  offerDays: figure,
});

@Controller('api/admin/settings/preview')
@Access('admin', { roles: ['owner'] })
export class PreviewController {
  constructor(@InjectPort('policy') private readonly policy: PolicySource) {}

  @Shows('nobody')
  @Get()
  async show(@Query({ schema: figuresQuery }) query: z.infer<typeof figuresQuery>) {
    rejectInvalid(validateSettings({ ...query, companyInbox: '' }));
    const now = figuresOf(await this.policy.current(), 0);
    const next = figuresOf(policyFrom(query), 0);
    const all = (await textsWithFigures()).map(({ path, text }) => ({
      path,
      before: withFigures(text, now),
      after: withFigures(text, next),
    }));
    return { success: true, texts: all.filter(({ before, after }) => before !== after) };
  }
}
