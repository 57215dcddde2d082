import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import {
  type CreditNoteRepository,
  type PaymentRepository,
  type Receipt,
  ReceiptNotFound,
  type ReceiptRepository,
  refundedOf,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { Access, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { text } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import {
  type AdminCaller,
  CurrentAdmin,
  CurrentStudent,
  type StudentCaller,
} from '../platform/security/caller.js';
import { drawReceipt, fileNameOf } from './receipt-file.js';

const named = z.object({ number: text });
type Named = z.infer<typeof named>;

async function fileOf(
  ports: { readonly payments: PaymentRepository },
  receipt: Receipt | null,
): Promise<StreamableFile> {
  if (!receipt) throw new ReceiptNotFound();
  return attachment(await drawReceipt(ports, receipt), fileNameOf(receipt));
}

@Controller('api/receipts')
@Access('student')
export class ReceiptsController {
  constructor(
    @InjectPort('receipts') private readonly receipts: ReceiptRepository,
    @InjectPort('payments') private readonly payments: PaymentRepository,
    @InjectPort('creditNotes') private readonly creditNotes: CreditNoteRepository,
  ) {}

  @Get()
  async list(@CurrentStudent() { studentId }: StudentCaller) {
    const payments = await this.payments.findAllOf(studentId);
    const attempts = payments.flatMap((payment) => payment.attempts);
    const receipts = await this.receipts.findAllOf(studentId);
    const notes = await this.creditNotes.findAllOf(studentId);
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
    const { payments } = this;
    const receipt = await this.receipts.findByNumber(number);
    return fileOf({ payments }, receipt?.studentId === studentId ? receipt : null);
  }
}

@Controller('api/admin/receipts')
@Access('admin', { roles: ['support', 'finance'] })
export class AdminReceiptsController {
  constructor(
    @InjectPort('receipts') private readonly receipts: ReceiptRepository,
    @InjectPort('payments') private readonly payments: PaymentRepository,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get(':number/pdf')
  async pdf(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: named }) { number }: Named,
  ): Promise<StreamableFile> {
    const { payments } = this;
    const receipt = await this.receipts.findByNumber(number);
    if (receipt) await this.traces.view(admin, 'receipt', number);
    return fileOf({ payments }, receipt);
  }
}
