import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { nameInvoiceState, ownInvoiceState } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { textOrEmpty } from '../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';

const named = z.object({ state: textOrEmpty });

@Controller('api/payments/invoice-state')
@Access('student')
export class InvoiceStateController {
  @Inject(RUN) private readonly run!: Run;

  @Get()
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, ...(await this.run(ownInvoiceState, studentId)) };
  }

  @Put()
  async name(
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: named }) { state }: z.infer<typeof named>,
  ) {
    await this.run(nameInvoiceState, studentId, state === '' ? null : state);
    return { success: true };
  }
}
