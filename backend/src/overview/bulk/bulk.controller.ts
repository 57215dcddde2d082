import { Controller, Inject } from '@nestjs/common';
import { BULK_KINDS, doToRows } from '@portal/domain/bulk/index.js';
import { z } from 'zod';
import { AdminAction } from '../../platform/admin-lists/action-request.js';
import { Access, RUN, type Run } from '../../platform/http/handler.js';
import { id, text, textOrEmpty } from '../../platform/http/input.js';
import type { AdminCaller } from '../../platform/security/caller.js';

const bulkBody = z
  .object({
    kind: z.enum(BULK_KINDS, 'Please choose what is to be done'),
    rows: z.array(z.object({ id: text, version: z.int32().optional() }), 'Please choose rows'),
    value: textOrEmpty,
    reason: textOrEmpty,
    isMailed: z.boolean().default(false),
    /** Made once by the dialog, so that a repeated call writes to nobody twice. */
    callId: id,
    subject: textOrEmpty,
    text: textOrEmpty,
    mayClose: z.boolean().default(false),
  })
  .refine(
    ({ kind, rows }) =>
      kind === 'move-questions' || rows.every((row) => id.safeParse(row.id).success),
    { path: ['rows'], message: 'This is not an id' },
  );

@Controller('api/admin/bulk')
@Access('admin', { roles: ['support', 'content'] })
export class BulkController {
  @Inject(RUN) private readonly run!: Run;

  @AdminAction('', bulkBody)
  async runAll(admin: AdminCaller, body: z.infer<typeof bulkBody>) {
    const { callId, subject, text: words, ...task } = body;
    const message = { callId, subject, text: words };
    const rows = await this.run(doToRows, admin, { ...task, message, role: admin.adminRole });
    return { success: true, rows };
  }
}
