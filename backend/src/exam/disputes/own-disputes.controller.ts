import { Body, Controller, Get, Inject, Param } from '@nestjs/common';
import { ResultNotFound } from '@portal/domain/exam/index.js';
import {
  fileQuestionDispute,
  ownDispute,
  viewQuestionDisputes,
} from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { Access, Post, RUN, type Run } from '../../platform/http/handler.js';
import { id, text, textOrEmpty } from '../../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../../platform/security/caller.js';

const disputeBody = z.object({ questionId: text, kind: textOrEmpty, text: textOrEmpty });

function resultIdOf(given: string): string {
  if (!id.safeParse(given).success) throw new ResultNotFound();
  return given;
}

@Controller('api/test-results/:resultId/disputes')
@Access('student')
export class OwnDisputesController {
  @Inject(RUN) private readonly run!: Run;

  @Get()
  async list(
    @Param('resultId', { schema: text }) given: string,
    @CurrentStudent() { studentId }: StudentCaller,
  ) {
    const resultId = resultIdOf(given);
    return { success: true, ...(await this.run(viewQuestionDisputes, { studentId, resultId })) };
  }

  @Post()
  async file(
    @Param('resultId', { schema: text }) given: string,
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: disputeBody }) body: z.infer<typeof disputeBody>,
  ) {
    const resultId = resultIdOf(given);
    const dispute = await this.run(fileQuestionDispute, { ...body, studentId, resultId });
    return { success: true, dispute: ownDispute(dispute) };
  }
}
