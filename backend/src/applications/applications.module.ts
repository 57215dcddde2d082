import { Module } from '@nestjs/common';
import { sendContactMessage, submitApplication } from '@portal/domain/applications/index.js';
import { useCases } from '../platform/use-cases.js';
import { FormGuard } from './form-guard.js';
import { FormsController } from './forms.controller.js';

@Module({
  controllers: [FormsController],
  exports: [FormGuard],
  providers: [FormGuard, ...useCases(sendContactMessage, submitApplication)],
})
export class ApplicationsModule {}
