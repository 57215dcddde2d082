import { Controller, Get, Inject, Param, type StreamableFile } from '@nestjs/common';
import {
  type Receipt,
  ReceiptNotFound,
  refundedOf,
  type WithCreditNotes,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { Access, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { text } from '../platform/http/input.js';
import { PORTS } from '../platform/ports.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import {
  type AdminCaller,
  CurrentAdmin,
  CurrentStudent,
  type StudentCaller,
} from '../platform/security/caller.js';
import { drawReceipt, fileNameOf, type ReceiptSources } from './receipt-file.js';

const named = z.object({ number: text });
type Named = z.infer<typeof named>;

async function fileOf(ports: ReceiptSources, receipt: Receipt | null): Promise<StreamableFile> {
  if (!receipt) throw new ReceiptNotFound();
  return attachment(await drawReceipt(ports, receipt), fileNameOf(receipt));
}

@Controller('api/receipts')
@Access('student')
export class ReceiptsController {
  constructor(@Inject(PORTS) private readonly ports: ReceiptSources & WithCreditNotes) {}

  @Get()
  async list(@CurrentStudent() { studentId }: StudentCaller) {
    const payments = await this.ports.payments.findAllOf(studentId);
    const attempts = payments.flatMap((payment) => payment.attempts);
    const receipts = await this.ports.receipts.findAllOf(studentId);
    const notes = await this.ports.creditNotes.findAllOf(studentId);
    return {
      success: true,
      receipts: receipts.map((receipt) => ({
        number: receipt.number,
        issuedAt: receipt.issuedAt,
        amount: receipt.amount,
        refunded: refundedOf(receipt, { attempts }),
        creditNotes: notes
          .filter(({ receiptNumber }) => receiptNumber === receipt.number)
          .map(({ number, issuedAt, amount }) => ({ number, issuedAt, amount })),
      })),
    };
  }

  @Get(':number/pdf')
  async pdf(
    @CurrentStudent() { studentId }: StudentCaller,
    @Param({ schema: named }) { number }: Named,
  ): Promise<StreamableFile> {
    const receipt = await this.ports.receipts.findByNumber(number);
    return fileOf(this.ports, receipt?.studentId === studentId ? receipt : null);
  }
}

@Controller('api/admin/receipts')
@Access('admin', { roles: ['support', 'finance'] })
export class AdminReceiptsController {
  constructor(
    @Inject(PORTS) private readonly ports: ReceiptSources,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get(':number/pdf')
  async pdf(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: named }) { number }: Named,
  ): Promise<StreamableFile> {
    const receipt = await this.ports.receipts.findByNumber(number);
    if (receipt) await this.traces.view(admin, 'receipt', number);
    return fileOf(this.ports, receipt);
  }
}
