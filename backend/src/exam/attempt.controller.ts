import { Body, Controller, Get, Inject, Param, Put, Query } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as exam from '@portal/domain/exam/index.js';
import { feeStateOf, type PaymentRepository } from '@portal/domain/payments/index.js';
import type { PolicySource } from '@portal/domain/settings/index.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CurrentDevice } from '../accounts/index.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { id, text, textOrEmpty } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import {
  CurrentStudent,
  rejectOthersEmail,
  type StudentCaller,
} from '../platform/security/caller.js';
import { attemptNews } from './attempt-news.query.js';
import { startedAnswer } from './attempt-answer.js';
import { LiveHub } from './live-hub.js';
import { resultsOf } from './list-results.query.js';
import { submitQueue } from './submit-queue.js';
import { leftBody, notePageCall } from './presence.js';
import { warnOfSamples } from './warn-of-samples.js';

const startQuery = z.object({
  domain: textOrEmpty,
  termsVersion: z.coerce.number().pipe(z.int32()).optional(),
});

const optionOrNone = text.nullable();

const answersBody = z.object({
  attemptId: id,
  answers: z.record(text, optionOrNone),
  disputes: z.record(text, text).optional(),
  left: leftBody,
});

/** Of what a page sends, only the chosen options are used. */
const submissionBody = z.object({
  attemptId: id.optional(),
  email: text.optional(),
  questions: z
    .array(z.object({ _id: text, selectedOption: optionOrNone.optional() }))
    .optional()
    .default([]),
  unsaved: z.array(text).optional(),
  isTimeUp: z.boolean().optional(),
  left: leftBody,
});

@Controller('api')
@Access('student')
export class AttemptController {
  @Inject(RUN) private readonly run!: Run;

  private readonly queue = submitQueue({
    alone: (sent) => this.run(exam.submitAttempt, sent),
    together: (all) => this.run(exam.submitTogether, all),
  });

  constructor(
    @InjectPort('policy') private readonly policy: PolicySource,
    @InjectPort('payments') private readonly payments: PaymentRepository,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LiveHub) private readonly hub: LiveHub,
  ) {}

  @Get('attempts/:email')
  async info(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
  ) {
    rejectOthersEmail(student, email);
    const info = await this.run(exam.attemptsInfo, student.studentId);
    if (info.paymentStatus === 'Paid') return { success: true, ...info };
    const { feeRupees } = await this.policy.current();
    const payments = await this.payments.findAllOf(student.studentId);
    // If they say paid, the payment came after the student was read: the next answer says Paid.
    const isPaymentPending = feeStateOf(payments) !== 'unpaid';
    return { success: true, ...info, feeRupees, isPaymentPending };
  }

  @Get('test/questions')
  async start(
    @Query({ schema: startQuery }) { domain, termsVersion }: z.infer<typeof startQuery>,
    @CurrentStudent() { studentId }: StudentCaller,
    @CurrentDevice() device: string | null,
  ) {
    const asked = { studentId, domain, termsVersion, device };
    const started = await this.run(exam.startAttempt, asked);
    warnOfSamples(started);
    return startedAnswer(started);
  }

  @Put('test/answers')
  async save(
    @Body({ schema: answersBody }) body: z.infer<typeof answersBody>,
    @CurrentStudent() { studentId }: StudentCaller,
    @CurrentDevice() device: string | null,
  ) {
    const { left, ...sent } = body;
    const { attemptId } = sent;
    const note = () => void notePageCall(this.dataSource, { attemptId, studentId, left });
    const saved = await this.run(exam.saveAnswers, { ...sent, studentId, device }).catch(
      (refusal: unknown) => {
        if (refusal instanceof exam.AttemptClosed) note();
        throw refusal;
      },
    );
    note();
    const [found] = await attemptNews(this.dataSource.manager, [attemptId]);
    return { success: true, ...saved, news: found?.news ?? null };
  }

  @Post('test/submit')
  async submit(
    @Body({ schema: submissionBody }) body: z.infer<typeof submissionBody>,
    @CurrentStudent() student: StudentCaller,
    @CurrentDevice() device: string | null,
  ) {
    rejectOthersEmail(student, body.email);
    const { attemptId, left } = body;
    const { studentId } = student;
    const chosen = body.questions.map(({ _id, selectedOption }) => [_id, selectedOption ?? null]);
    const sent = {
      ...{ studentId, device },
      answers: Object.fromEntries(chosen) as Record<string, string | null>,
      unsaved: body.unsaved,
      isTimeUp: body.isTimeUp,
    };
    const resultId = attemptId
      ? await this.queue({ ...sent, attemptId })
      : await this.run(exam.submitAttempt, sent);
    // A result shares its attempt's id.
    this.hub.tell([resultId]);
    if (left) await notePageCall(this.dataSource, { attemptId: resultId, studentId, left });
    return { success: true, resultId };
  }

  @Get('user/:email/results')
  async results(
    @Param('email', { schema: text }) email: string,
    @CurrentStudent() student: StudentCaller,
  ) {
    rejectOthersEmail(student, email);
    await this.run(exam.closeOverdueOf, student.studentId);
    return { success: true, results: await resultsOf(this.dataSource, student.studentId) };
  }
}
