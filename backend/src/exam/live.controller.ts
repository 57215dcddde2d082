import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { rejectOtherPage } from '@portal/domain/exam/index.js';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { CurrentDevice } from '../accounts/index.js';
import { Access, RUN, type Run } from '../platform/http/handler.js';
import { NoRoom } from '../platform/http/http-errors.js';
import { id } from '../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { LiveHub } from './live-hub.js';
import { notePageCall } from './presence.js';

const newsQuery = z.object({ attemptId: id });

@Controller('api/test/news')
@Access('student')
export class LiveController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LiveHub) private readonly hub: LiveHub,
  ) {}

  /** Server-sent events; each holds the whole state, so that none depends on another. */
  @Get()
  async listen(
    @Query({ schema: newsQuery }) { attemptId }: z.infer<typeof newsQuery>,
    @CurrentStudent() { studentId, session }: StudentCaller,
    @CurrentDevice() device: string | null,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.run(rejectOtherPage, { attemptId, studentId, device });
    void notePageCall(this.dataSource, { attemptId, studentId, left: undefined });
    const body = this.hub.listen({ attemptId, studentId, session });
    if (!body) throw new NoRoom();
    await reply
      .header('Content-Type', 'text/event-stream; charset=utf-8')
      // Proxies must neither buffer nor compress it.
      .header('Cache-Control', 'no-store, no-transform')
      .header('X-Accel-Buffering', 'no')
      .send(body);
  }
}
