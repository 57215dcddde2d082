import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AccommodationController } from './accommodation.controller.js';
import { AttemptController } from './attempt.controller.js';
import { PracticeController } from './practice.controller.js';
import { InterventionController, AttemptActionsController } from './intervention.controller.js';
import { LiveController } from './live.controller.js';
import { LiveHub } from './live-hub.js';
import { OpenAttemptsController } from './open-attempts.controller.js';
import { ResultController } from './result.controller.js';
import { LateAnswersController } from './late-answers.controller.js';

@Module({
  controllers: [
    AttemptController,
    AttemptActionsController,
    AccommodationController,
    PracticeController,
    InterventionController,
    LiveController,
    OpenAttemptsController,
    ResultController,
    LateAnswersController,
  ],
  imports: [AccountsModule],
  providers: [LiveHub],
  exports: [LiveHub],
})
export class ExamModule {}
