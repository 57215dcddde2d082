import { Module } from '@nestjs/common';
import { StudentRecordController } from './record.controller.js';

@Module({ controllers: [StudentRecordController] })
export class StudentRecordModule {}
