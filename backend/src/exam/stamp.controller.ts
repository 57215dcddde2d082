import { Body, Controller } from '@nestjs/common';
import { type Sealer, stampOf } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { Access, Limit } from '../platform/http/access.js';
import { id, text } from '../platform/http/input.js';
import { Post } from '../platform/http/post.js';
import { SIGN_IN } from '../platform/http/limits.js';
import { InjectPort } from '../platform/ports.js';

const stampBody = z.object({ attemptId: id, choices: z.record(text, text) });

/** Asks neither for a session, which may have ended, nor the database, which may be away. */
@Controller('api/test/stamps')
@Access('anyone')
@Limit(SIGN_IN)
export class StampController {
  constructor(@InjectPort('sealer') private readonly sealer: Sealer) {}

  @Post()
  stamp(@Body({ schema: stampBody }) { attemptId, choices }: z.infer<typeof stampBody>) {
    const { sealer } = this;
    return { success: true, seal: stampOf({ sealer }, attemptId, choices, new Date()) };
  }
}
