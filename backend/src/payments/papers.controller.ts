import { Controller, Get, Inject, Param, type StreamableFile } from '@nestjs/common';
import {
  CreditNoteNotFound,
  type PaymentStores,
  ReceiptNotFound,
  refundedOf,
} from '@portal/domain/payments/index.js';
import { z } from 'zod';
import { Access, Shows, RUN, type Run } from '../platform/http/handler.js';
import { attachment } from '../platform/http/attachment.js';
import { text } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import {
  type AdminCaller,
  CurrentAdmin,
  CurrentStudent,
  type StudentCaller,
} from '../platform/security/caller.js';
import { creditNoteFile, type PaperFile, receiptFile } from './paper-files.js';

const named = z.object({ number: text });
type Named = z.infer<typeof named>;

function sent(file: PaperFile | null, NotFound: new () => Error): StreamableFile {
  if (!file) throw new NotFound();
  return attachment(file.content, file.filename);
}

async function ownReceipts({ payments, receipts, creditNotes }: PaymentStores, studentId: string) {
  const attempts = (await payments.findAllOf(studentId)).flatMap((payment) => payment.attempts);
  const notes = await creditNotes.findAllOf(studentId);
  return (await receipts.findAllOf(studentId)).map((receipt) => ({
    number: receipt.number,
    issuedAt: receipt.issuedAt,
    amount: receipt.amount,
    refunded: refundedOf(receipt, { attempts }),
    creditNotes: notes
      .filter(({ receiptNumber }) => receiptNumber === receipt.number)
      .map(({ number, issuedAt, amount }) => ({ number, issuedAt, amount })),
  }));
}

@Controller('api')
@Access('student')
export class OwnPapersController {
  @Inject(RUN) private readonly run!: Run;

  @Get('receipts')
  async list(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, receipts: await this.run(ownReceipts, studentId) };
  }

  @Get('receipts/:number/pdf')
  async receipt(
    @CurrentStudent() student: StudentCaller,
    @Param({ schema: named }) { number }: Named,
  ) {
    return sent(await this.run(receiptFile, number, student), ReceiptNotFound);
  }

  @Get('credit-notes/:number/pdf')
  async creditNote(
    @CurrentStudent() student: StudentCaller,
    @Param({ schema: named }) { number }: Named,
  ) {
    return sent(await this.run(creditNoteFile, number, student), CreditNoteNotFound);
  }
}

@Controller('api/admin')
@Access('admin', { roles: ['support', 'finance'] })
export class PapersController {
  @Inject(RUN) private readonly run!: Run;

  constructor(private readonly traces: AdminTraces) {}

  @Shows('person')
  @Get('receipts/:number/pdf')
  async receipt(@CurrentAdmin() admin: AdminCaller, @Param({ schema: named }) { number }: Named) {
    const file = sent(await this.run(receiptFile, number, 'anybody'), ReceiptNotFound);
    await this.traces.view(admin, 'receipt', number);
    return file;
  }

  @Shows('person')
  @Get('credit-notes/:number/pdf')
  async creditNote(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: named }) { number }: Named,
  ) {
    const file = sent(await this.run(creditNoteFile, number, 'anybody'), CreditNoteNotFound);
    await this.traces.view(admin, 'credit-note', number);
    return file;
  }
}
