import { Module } from '@nestjs/common';
import { BulkController } from './bulk/bulk.controller.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { StudentRecordController } from './student-record/record.controller.js';

@Module({ controllers: [BulkController, DashboardController, StudentRecordController] })
export class OverviewModule {}
