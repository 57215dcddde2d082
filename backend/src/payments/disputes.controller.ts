import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DisputeNotFound, type ReceiptIssuer } from '@portal/domain/payments/index.js';
import type { DataSource } from 'typeorm';
import { EntryId } from '../platform/admin-lists/action-request.js';
import { Access, Shows } from '../platform/http/access.js';
import { attachment } from '../platform/http/attachment.js';
import { text } from '../platform/http/input.js';
import { InjectPort } from '../platform/ports.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import { type AdminCaller, CurrentAdmin } from '../platform/security/caller.js';
import { evidenceOf } from './dispute-evidence.query.js';
import { evidencePdf } from './evidence.pdfkit.js';

@Controller('api/admin/disputes')
@Access('admin', { roles: ['finance'] })
export class DisputesController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectPort('issuer') private readonly issuer: ReceiptIssuer,
    private readonly traces: AdminTraces,
  ) {}

  @Shows('person')
  @Get(':id/evidence')
  async evidence(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId(text) id: string,
  ): Promise<StreamableFile> {
    const evidence = await evidenceOf(this.dataSource, id);
    if (!evidence) throw new DisputeNotFound();
    await this.traces.view(admin, 'payment', evidence.paymentId);
    const pdf = await evidencePdf(this.issuer.name, evidence);
    return attachment(pdf, `dispute-${evidence.id}.pdf`);
  }
}
