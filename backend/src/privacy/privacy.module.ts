import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { DataExportController } from './data-export.controller.js';
import { EraseStudentController } from './erase-student.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [DataExportController, EraseStudentController],
})
export class PrivacyModule {}
