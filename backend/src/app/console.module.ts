import { Module } from '@nestjs/common';
import { setStudentActive } from '@portal/domain/accounts/index.js';
import { reviewApplication } from '@portal/domain/applications/index.js';
import { cancelEmail, retryEmail } from '@portal/domain/email/index.js';
import { closeOverdueAsAdmin, grantAttempts } from '@portal/domain/exam/index.js';
import { eraseStudent } from '@portal/domain/privacy/index.js';
import { listController } from '../platform/admin-lists/list.controller.js';
import { useCases } from '../platform/use-cases.js';
import { ActionsController } from './actions.controller.js';
import { ExportsController } from './exports.controller.js';
import { LISTS } from './lists.js';
import { RecoveryController } from './recovery.controller.js';

/** The lists of every area, and what an admin does to their entries. */
@Module({
  controllers: [
    ActionsController,
    RecoveryController,
    ExportsController,
    ...LISTS.map(listController),
  ],
  providers: useCases(
    setStudentActive,
    reviewApplication,
    cancelEmail,
    retryEmail,
    closeOverdueAsAdmin,
    grantAttempts,
    eraseStudent,
  ),
})
export class ConsoleModule {}
