import { Module } from '@nestjs/common';
import { deleteOwnAccount, noteExport } from '@portal/domain/privacy/index.js';
import { AccountsModule } from '../accounts/index.js';
import { useCases } from '../platform/use-cases.js';
import { OwnDataController } from './data-export.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [OwnDataController],
  providers: [...useCases(deleteOwnAccount, noteExport)],
})
export class PrivacyModule {}
