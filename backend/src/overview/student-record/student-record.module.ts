import { Module } from '@nestjs/common';
import { OwnRecordController, StudentRecordController } from './record.controller.js';

@Module({ controllers: [StudentRecordController, OwnRecordController] })
export class StudentRecordModule {}
