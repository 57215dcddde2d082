import { Body, Controller, Get, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sendOwnGrievance } from '@portal/domain/applications/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access } from '../platform/http/access.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import {
  CurrentStudent,
  rejectOthersEmail,
  type StudentCaller,
} from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';
import { ownGrievances } from './own-grievances.query.js';

const grievanceBody = z.object({ message: textOrEmpty });

@Controller('api/user')
@Access('student')
export class OwnGrievancesController {
  @UseCase(sendOwnGrievance) private readonly sendOwnGrievance!: Bound<typeof sendOwnGrievance>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Get(':email/grievances')
  async list(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
  ) {
    rejectOthersEmail(student, email);
    return { success: true, grievances: await ownGrievances(this.dataSource, student.email) };
  }

  @Post(':email/grievances')
  async complain(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
    @Body({ schema: grievanceBody }) form: z.infer<typeof grievanceBody>,
  ) {
    rejectOthersEmail(student, email);
    await this.sendOwnGrievance(student.studentId, form);
    return { success: true, message: 'We have your complaint. A mail tells until when we answer.' };
  }
}
