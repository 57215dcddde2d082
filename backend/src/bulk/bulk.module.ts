import { Module } from '@nestjs/common';
import { BulkJobsController } from './bulk-jobs.controller.js';

@Module({
  controllers: [BulkJobsController],
})
export class BulkModule {}
