import { Body, Controller } from '@nestjs/common';
import { reissueCertificate, revokeCertificate } from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { DONE, EntryId, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access } from '../platform/http/access.js';
import { text } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { CurrentAdmin, type AdminCaller } from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

const revokeBody = reasonBody.extend({ cause: text });
const reissueBody = reasonBody.extend({ name: text });

@Controller('api/admin/certificates')
@Access('admin', { roles: ['support'] })
export class CertificateActionsController {
  @UseCase(revokeCertificate) private readonly revokeCertificate!: Bound<typeof revokeCertificate>;
  @UseCase(reissueCertificate) private readonly reissueCertificate!: Bound<
    typeof reissueCertificate
  >;

  @Post(':id/revoke')
  @Access('admin', { roles: ['support'], proof: true })
  async revoke(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() certificateId: string,
    @Body({ schema: revokeBody }) { cause, reason }: z.infer<typeof revokeBody>,
  ) {
    await this.revokeCertificate(admin, { certificateId, cause, reason });
    return DONE;
  }

  @Post(':id/reissue')
  async reissue(
    @CurrentAdmin() admin: AdminCaller,
    @EntryId() certificateId: string,
    @Body({ schema: reissueBody }) { name, reason }: z.infer<typeof reissueBody>,
  ) {
    await this.reissueCertificate(admin, { certificateId, name, reason });
    return DONE;
  }
}
