import { Module } from '@nestjs/common';
import { previewRuling, stepRuling } from '@portal/domain/regrading/index.js';
import { draftRuling } from '@portal/domain/rulings/index.js';
import { useCases } from '../platform/use-cases.js';
import { RulingsController } from './rulings.controller.js';

@Module({
  controllers: [RulingsController],
  providers: [...useCases(draftRuling, previewRuling, stepRuling)],
})
export class RegradingModule {}
