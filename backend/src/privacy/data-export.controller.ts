import { Readable } from 'node:stream';
import { Body, Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type CopySeal,
  daysOfSealedCopies,
  deleteOwnAccount,
  noteExport,
} from '@portal/domain/privacy/index.js';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { AbuseGuard, studentAccount } from '../accounts/index.js';
import { Access, Shows, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { TooManyRequests } from '../platform/http/http-errors.js';
import { text, textOrEmpty } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import {
  CurrentStudent,
  rejectOthersEmail,
  type StudentCaller,
} from '../platform/security/caller.js';
import { dataExport } from './data-export.query.js';

const deletionBody = z.object({ password: textOrEmpty, confirmation: textOrEmpty });

/** For one student; an export reads much. */
const EXPORTS = { points: 5, seconds: 60 * 60 };

@Controller('api/user')
@Access('student')
export class DataExportController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
    private readonly budget: AbuseGuard,
    @InjectPort('copySeal') private readonly copySeal: CopySeal,
  ) {}

  @Shows('rows')
  @Get(':email/export')
  async fetch(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    rejectOthersEmail(student, email);
    const wait = await this.limits.take(`export ${student.studentId}`, EXPORTS);
    if (wait > 0) throw new TooManyRequests(wait);
    await this.run(noteExport, student.studentId);
    await reply
      .header('Content-Type', 'application/json; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="my-data.json"')
      .send(Readable.from(dataExport(this.dataSource, student, new Date()), { highWaterMark: 1 }));
  }

  @Get(':email/erasure')
  erasure(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
  ) {
    rejectOthersEmail(student, email);
    return { success: true, sealedDays: daysOfSealedCopies(this.copySeal) };
  }

  @Post(':email/delete')
  async delete(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
    @Body({ schema: deletionBody }) form: z.infer<typeof deletionBody>,
    @CurrentCall() call: Call,
  ) {
    rejectOthersEmail(student, email);
    await this.budget.guess(call, studentAccount(student.email), () =>
      this.run(deleteOwnAccount, student.studentId, form),
    );
    return { success: true, message: 'Your account is deleted.' };
  }
}
