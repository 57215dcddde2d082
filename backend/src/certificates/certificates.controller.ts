import { Body, Controller, Get, Inject, Param, type StreamableFile } from '@nestjs/common';
import { hasPublicBadge } from '@portal/domain/certificates/index.js';
import {
  DocumentNotFound,
  checkDocument,
  hasStatedAge,
  ownCertificates,
  publishCertificate,
} from '@portal/domain/certificates/index.js';
import { publishedTries } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { EntryId } from '../platform/admin-lists/action-request.js';
import {
  Access,
  Limit,
  Post,
  ALL_CHECKS,
  CHECKS,
  RUN,
  type Run,
} from '../platform/http/handler.js';
import { id, text } from '../platform/http/input.js';
import { STATEMENTS } from '../platform/http/statements.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { DocumentFiles } from './document-files.js';

const publishing = z.object({
  isPublic: z.boolean('Please say whether it is to be public'),
  ...STATEMENTS,
});

function checkedId(typed: string): string {
  if (!id.safeParse(typed).success) throw new DocumentNotFound();
  return typed;
}

@Controller('api/documents')
export class DocumentsController {
  @Inject(RUN) private readonly run!: Run;

  @Access('anyone')
  @Limit(CHECKS, ALL_CHECKS)
  @Get(':code')
  async check(@Param('code', { schema: text }) typed: string) {
    const document = await this.run(checkDocument, typed);
    if (document.kind !== 'certificate') return { success: true, document };
    const { code } = document;
    const [hasBadge, tries] = await Promise.all([
      this.run(hasPublicBadge, code),
      this.run(publishedTries, code),
    ]);
    return { success: true, document: { ...document, hasBadge, tries } };
  }
}

@Controller('api/me/certificates')
@Access('student')
export class OwnCertificatesController {
  @Inject(RUN) private readonly run!: Run;

  constructor(private readonly files: DocumentFiles) {}

  @Get()
  async list(@CurrentStudent() { studentId }: StudentCaller) {
    const all = await this.run(ownCertificates, studentId);
    return {
      success: true,
      asksAge: !(await this.run(hasStatedAge, studentId)),
      certificates: all.map(
        ({ studentId: _, nameAsPrinted: name, state: _kept, shown, ...one }) => ({
          ...one,
          name,
          state: shown,
        }),
      ),
    };
  }

  @Post(':id/visibility')
  async publish(
    @CurrentStudent() { studentId }: StudentCaller,
    @EntryId(text) typed: string,
    @Body({ schema: publishing })
    { isPublic, noticeVersion: notice, ageStatement }: z.infer<typeof publishing>,
  ) {
    const certificateId = checkedId(typed);
    const statements = { notice, ageStatement };
    await this.run(publishCertificate, { studentId, certificateId, isPublic, ...statements });
    return { success: true };
  }

  @Get(':id/pdf')
  async pdf(
    @CurrentStudent() { studentId }: StudentCaller,
    @EntryId(text) typed: string,
  ): Promise<StreamableFile> {
    return this.files.drawCertificate(studentId, checkedId(typed));
  }
}
