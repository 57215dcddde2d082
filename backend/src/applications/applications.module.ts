import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { CertificatesModule } from '../certificates/index.js';
import { ApplicantPageController } from './applicant-page.controller.js';
import {
  ApplicationActionsController,
  PipelineController,
} from './application-actions.controller.js';
import { FormsController } from './forms.controller.js';
import { Forms } from './forms.js';
import { LettersController } from './letters.controller.js';
import { MessageActionsController } from './message-actions.controller.js';
import { PlainFormsController } from './plain-forms.controller.js';

@Module({
  imports: [AccountsModule, CertificatesModule],
  controllers: [
    ApplicantPageController,
    ApplicationActionsController,
    FormsController,
    LettersController,
    MessageActionsController,
    PipelineController,
    PlainFormsController,
  ],
  providers: [Forms],
})
export class ApplicationsModule {}
