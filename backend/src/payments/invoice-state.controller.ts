import { Body, Controller, Get, Put } from '@nestjs/common';
import { nameInvoiceState, ownInvoiceState } from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { Access } from '../platform/http/access.js';
import { textOrEmpty } from '../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const named = z.object({ state: textOrEmpty });

@Controller('api/payments/invoice-state')
@Access('student')
export class InvoiceStateController {
  @UseCase(ownInvoiceState) private readonly ownInvoiceState!: Bound<typeof ownInvoiceState>;
  @UseCase(nameInvoiceState) private readonly nameInvoiceState!: Bound<typeof nameInvoiceState>;

  @Get()
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, ...(await this.ownInvoiceState(studentId)) };
  }

  @Put()
  async name(
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: named }) { state }: z.infer<typeof named>,
  ) {
    await this.nameInvoiceState(studentId, state === '' ? null : state);
    return { success: true };
  }
}
