import { Module } from '@nestjs/common';
import {
  answerMessage,
  closeMessage,
  markAsGrievance,
  reviewApplication,
  sendContactMessage,
  sendGrievance,
  sendOwnGrievance,
  submitApplication,
} from '@portal/domain/applications/index.js';
import { useCases } from '../platform/use-cases.js';
import { FormGuard } from './form-guard.js';
import { FormsController } from './forms.controller.js';
import { MessageActionsController } from './message-actions.controller.js';
import { OwnGrievancesController } from './own-grievances.controller.js';
import { ReviewApplicationController } from './review-application.controller.js';

@Module({
  controllers: [
    FormsController,
    MessageActionsController,
    OwnGrievancesController,
    ReviewApplicationController,
  ],
  exports: [FormGuard],
  providers: [
    FormGuard,
    ...useCases(
      answerMessage,
      closeMessage,
      markAsGrievance,
      reviewApplication,
      sendContactMessage,
      sendGrievance,
      sendOwnGrievance,
      submitApplication,
    ),
  ],
})
export class ApplicationsModule {}
