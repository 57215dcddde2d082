import { Module } from '@nestjs/common';
import {
  attemptsInfo,
  closeOverdueOf,
  saveAnswers,
  startAttempt,
  submitAttempt,
  viewResult,
} from '@portal/domain/exam/index.js';
import { useCases } from '../platform/use-cases.js';
import { AttemptController } from './attempt.controller.js';
import { ResultController } from './result.controller.js';

@Module({
  controllers: [AttemptController, ResultController],
  providers: [
    ...useCases(attemptsInfo, closeOverdueOf, saveAnswers, startAttempt, submitAttempt, viewResult),
  ],
})
export class ExamModule {}
