import { Module } from '@nestjs/common';
import {
  deleteOwnAccount,
  eraseStudent,
  nominate,
  noteExport,
  withdrawNomination,
} from '@portal/domain/privacy/index.js';
import { AccountsModule } from '../accounts/index.js';
import { useCases } from '../platform/use-cases.js';
import { DataExportController } from './data-export.controller.js';
import { EraseStudentController } from './erase-student.controller.js';
import { NomineeController } from './nominee.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [DataExportController, NomineeController, EraseStudentController],
  providers: [
    ...useCases(deleteOwnAccount, eraseStudent, nominate, noteExport, withdrawNomination),
  ],
})
export class PrivacyModule {}
