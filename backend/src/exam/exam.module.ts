import { Module } from '@nestjs/common';
import {
  attemptsInfo,
  closeOverdueAsAdmin,
  closeOverdueOf,
  grantAttempts,
  saveAnswers,
  startAttempt,
  submitAttempt,
  viewResult,
} from '@portal/domain/exam/index.js';
import { useCases } from '../platform/use-cases.js';
import { AttemptActionsController } from './attempt-actions.controller.js';
import { AttemptController } from './attempt.controller.js';
import { ResultController } from './result.controller.js';

@Module({
  controllers: [AttemptController, AttemptActionsController, ResultController],
  providers: [
    ...useCases(
      attemptsInfo,
      closeOverdueAsAdmin,
      closeOverdueOf,
      grantAttempts,
      saveAnswers,
      startAttempt,
      submitAttempt,
      viewResult,
    ),
  ],
})
export class ExamModule {}
