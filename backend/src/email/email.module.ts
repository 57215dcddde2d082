import { Module } from '@nestjs/common';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { useCases } from '../platform/use-cases.js';
import { EmailActionsController } from './email-actions.controller.js';
import { EmailPreviewController } from './email-preview.controller.js';

@Module({
  controllers: [EmailActionsController, EmailPreviewController],
  providers: useCases(cancelEmail, retryEmail),
})
export class EmailModule {}
