import { Module } from '@nestjs/common';
import {
  declineQuestionDisputes,
  fileQuestionDispute,
  upholdQuestionDisputes,
  viewQuestionDisputes,
} from '@portal/domain/question-disputes/index.js';
import { useCases } from '../platform/use-cases.js';
import { DisputeDecisionsController } from './dispute-decisions.controller.js';
import { OwnDisputesController } from './own-disputes.controller.js';

@Module({
  controllers: [OwnDisputesController, DisputeDecisionsController],
  providers: [
    ...useCases(
      declineQuestionDisputes,
      fileQuestionDispute,
      upholdQuestionDisputes,
      viewQuestionDisputes,
    ),
  ],
})
export class QuestionDisputesModule {}
