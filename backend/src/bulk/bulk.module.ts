import { Module } from '@nestjs/common';
import { cancelBulkJob, startBulkJob, undoBulkJob } from '@portal/domain/bulk/index.js';
import { useCases } from '../platform/use-cases.js';
import { BulkJobsController } from './bulk-jobs.controller.js';

@Module({
  controllers: [BulkJobsController],
  providers: [...useCases(startBulkJob, cancelBulkJob, undoBulkJob)],
})
export class BulkModule {}
