import { Module } from '@nestjs/common';
import {
  acceptLateAnswer,
  declineLateAnswer,
  keepLateAnswers,
  viewLateAnswers,
} from '@portal/domain/late-answers/index.js';
import { useCases } from '../platform/use-cases.js';
import { LateAnswersController } from './late-answers.controller.js';

@Module({
  controllers: [LateAnswersController],
  providers: useCases(acceptLateAnswer, declineLateAnswer, keepLateAnswers, viewLateAnswers),
})
export class LateAnswersModule {}
