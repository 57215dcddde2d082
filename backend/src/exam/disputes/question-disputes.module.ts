import { Module } from '@nestjs/common';
import { DisputeDecisionsController } from './dispute-decisions.controller.js';
import { OwnDisputesController } from './own-disputes.controller.js';

@Module({
  controllers: [OwnDisputesController, DisputeDecisionsController],
})
export class QuestionDisputesModule {}
