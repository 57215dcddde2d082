import { Module } from '@nestjs/common';
import { EmailActionsController, EmailPreviewController } from './email-actions.controller.js';

@Module({
  controllers: [EmailActionsController, EmailPreviewController],
})
export class EmailModule {}
