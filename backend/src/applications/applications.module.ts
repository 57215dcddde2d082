import { Module } from '@nestjs/common';
import {
  addCannedAnswer,
  answerMessage,
  assignMessage,
  changeCannedAnswer,
  closeMessage,
  markAsGrievance,
  removeCannedAnswer,
  reviewApplication,
  sendContactMessage,
  sendGrievance,
  sendOwnGrievance,
  submitApplication,
} from '@portal/domain/applications/index.js';
import { useCases } from '../platform/use-cases.js';
import { CannedAnswersController } from './canned-answers.controller.js';
import { FormGuard } from './form-guard.js';
import { FormsController } from './forms.controller.js';
import { MessageActionsController } from './message-actions.controller.js';
import { OwnGrievancesController } from './own-grievances.controller.js';
import { ReviewApplicationController } from './review-application.controller.js';

@Module({
  controllers: [
    CannedAnswersController,
    FormsController,
    MessageActionsController,
    OwnGrievancesController,
    ReviewApplicationController,
  ],
  exports: [FormGuard],
  providers: [
    FormGuard,
    ...useCases(
      addCannedAnswer,
      answerMessage,
      assignMessage,
      changeCannedAnswer,
      closeMessage,
      markAsGrievance,
      removeCannedAnswer,
      reviewApplication,
      sendContactMessage,
      sendGrievance,
      sendOwnGrievance,
      submitApplication,
    ),
  ],
})
export class ApplicationsModule {}
