import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import {
  type CreditNote,
  CreditNoteNotFound,
  type CreditNoteRepository,
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
import { creditNoteFileName, drawCreditNote } from './credit-note-file.js';

const named = z.object({ number: text });
type Named = z.infer<typeof named>;

async function fileOf(note: CreditNote | null): Promise<StreamableFile> {
  if (!note) throw new CreditNoteNotFound();
  return attachment(await drawCreditNote(note), creditNoteFileName(note));
}

@Controller('api/credit-notes')
@Access('student')
export class CreditNotesController {
  constructor(@InjectPort('creditNotes') private readonly creditNotes: CreditNoteRepository) {}

  @Get(':number/pdf')
  async pdf(
    @CurrentStudent() { studentId }: StudentCaller,
    @Param({ schema: named }) { number }: Named,
  ): Promise<StreamableFile> {
    const note = await this.creditNotes.findByNumber(number);
    return fileOf(note?.studentId === studentId ? note : null);
  }
}

@Controller('api/admin/credit-notes')
@Access('admin', { roles: ['support', 'finance'] })
export class AdminCreditNotesController {
  constructor(
    @InjectPort('creditNotes') private readonly creditNotes: CreditNoteRepository,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get(':number/pdf')
  async pdf(
    @CurrentAdmin() admin: AdminCaller,
    @Param({ schema: named }) { number }: Named,
  ): Promise<StreamableFile> {
    const note = await this.creditNotes.findByNumber(number);
    if (note) await this.traces.view(admin, 'credit-note', number);
    return fileOf(note);
  }
}
