import { Controller, Inject } from '@nestjs/common';
import { reissueCertificate, revokeCertificate } from '@portal/domain/certificates/index.js';
import { z } from 'zod';
import { DONE, EntryAction, reasonBody } from '../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { text, textOrNone } from '../platform/http/input.js';
import type { AdminCaller } from '../platform/security/caller.js';

const revokeBody = reasonBody.extend({ cause: text });
const reissueBody = reasonBody.extend({
  name: text,
  seenState: textOrNone,
  seenName: textOrNone,
});

@Controller('api/admin/certificates')
@Access('admin', { roles: ['support'] })
export class CertificateActionsController {
  @Inject(RUN) private readonly run!: Run;

  @EntryAction(':id/revoke', revokeBody)
  @Access('admin', { roles: ['support'], proof: true })
  async revoke(
    admin: AdminCaller,
    certificateId: string,
    { cause, reason }: z.infer<typeof revokeBody>,
  ) {
    await this.run(revokeCertificate, admin, { certificateId, cause, reason });
    return DONE;
  }

  @EntryAction(':id/reissue', reissueBody)
  async reissue(admin: AdminCaller, certificateId: string, body: z.infer<typeof reissueBody>) {
    await this.run(reissueCertificate, admin, { certificateId, ...body });
    return DONE;
  }
}
