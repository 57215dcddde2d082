import { Module } from '@nestjs/common';
import { deleteOwnAccount, eraseStudent, noteExport } from '@portal/domain/privacy/index.js';
import { AccountsModule } from '../accounts/index.js';
import { useCases } from '../platform/use-cases.js';
import { OwnDataController } from './data-export.controller.js';
import { EraseStudentController } from './erase-student.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [OwnDataController, EraseStudentController],
  providers: [...useCases(deleteOwnAccount, eraseStudent, noteExport)],
})
export class PrivacyModule {}
