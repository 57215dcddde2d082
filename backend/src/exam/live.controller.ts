import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AttemptNotFound } from '@portal/domain/exam/index.js';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Access } from '../platform/http/handler.js';
import { NoRoom } from '../platform/http/http-errors.js';
import { id } from '../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { attemptNews } from './attempt-news.query.js';
import { LiveHub } from './live-hub.js';
import { notePageCall } from './presence.js';

const newsQuery = z.object({ attemptId: id });

@Controller('api/test/news')
@Access('student')
export class LiveController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LiveHub) private readonly hub: LiveHub,
  ) {}

  /** Server-sent events; each holds the whole state, so that none depends on another. */
  @Get()
  async listen(
    @Query({ schema: newsQuery }) { attemptId }: z.infer<typeof newsQuery>,
    @CurrentStudent() { studentId, session }: StudentCaller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [found] = await attemptNews(this.dataSource.manager, [attemptId]);
    if (found?.studentId !== studentId) throw new AttemptNotFound();
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
