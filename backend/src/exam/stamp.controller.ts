import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { stampOf, type WithSealer } from '@portal/domain/exam/index.js';
import { z } from 'zod';
import { Access, Limit } from '../platform/http/access.js';
import { id, OK, text } from '../platform/http/input.js';
import { SIGN_IN } from '../platform/http/limits.js';
import { PORTS } from '../platform/ports.js';

const stampBody = z.object({ attemptId: id, choices: z.record(text, text) });

/** Asks neither for a session, which may have ended, nor the database, which may be away. */
@Controller('api/test/stamps')
@Access('anyone')
@Limit(SIGN_IN)
export class StampController {
  constructor(@Inject(PORTS) private readonly ports: WithSealer) {}

  @Post()
  @HttpCode(OK)
  stamp(@Body({ schema: stampBody }) { attemptId, choices }: z.infer<typeof stampBody>) {
    return { success: true, seal: stampOf(this.ports, attemptId, choices, new Date()) };
  }
}
