import { Module } from '@nestjs/common';
import { EmailActionsController } from './email-actions.controller.js';
import { EmailPreviewController } from './email-preview.controller.js';

@Module({
  controllers: [EmailActionsController, EmailPreviewController],
})
export class EmailModule {}
