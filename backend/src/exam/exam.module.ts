import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AccommodationController } from './accommodation.controller.js';
import { AttemptController } from './attempt.controller.js';
import { PracticeController } from './practice.controller.js';
import { InterventionController } from './intervention.controller.js';
import { LiveController } from './live.controller.js';
import { LiveHub } from './live-hub.js';
import { ResultController } from './result.controller.js';
import { LateAnswersController } from './late-answers.controller.js';

import { DisputeDecisionsController } from './disputes/dispute-decisions.controller.js';
import { OwnDisputesController } from './disputes/own-disputes.controller.js';
import { JourneyController } from './journey/journey.controller.js';
import { RulingsController } from './regrading/rulings.controller.js';
import { SittingsController } from './sittings/sittings.controller.js';

@Module({
  controllers: [
    AttemptController,
    AccommodationController,
    PracticeController,
    InterventionController,
    LiveController,
    ResultController,
    LateAnswersController,
    OwnDisputesController,
    DisputeDecisionsController,
    JourneyController,
    RulingsController,
    SittingsController,
  ],
  imports: [AccountsModule],
  providers: [LiveHub],
})
export class ExamModule {}
