import { Controller, Get, Param } from '@nestjs/common';
import { ResultNotFound, viewSignals } from '@portal/domain/exam/index.js';
import { Access, Shows } from '../platform/http/access.js';
import { id, text } from '../platform/http/input.js';
import { AdminTraces } from '../platform/security/admin-traces.js';
import {
  CurrentAdmin,
  CurrentStudent,
  type AdminCaller,
  type StudentCaller,
} from '../platform/security/caller.js';
import { type Bound, UseCase } from '../platform/use-cases.js';

@Controller('api')
export class SignalsController {
  @UseCase(viewSignals) private readonly viewSignals!: Bound<typeof viewSignals>;

  constructor(private readonly traces: AdminTraces) {}

  @Access('student')
  @Get('test-results/:resultId/signals')
  async own(
    @Param('resultId', { schema: text }) attemptId: string,
    @CurrentStudent() { studentId }: StudentCaller,
  ) {
    if (!id.safeParse(attemptId).success) throw new ResultNotFound();
    const viewer = { role: 'student', studentId } as const;
    return { success: true, signals: await this.viewSignals(attemptId, viewer) };
  }

  @Access('admin', { roles: ['support'] })
  @Shows('person')
  @Get('admin/attempts/:id/signals')
  async ofAttempt(
    @Param('id', { schema: text }) attemptId: string,
    @CurrentAdmin() admin: AdminCaller,
  ) {
    if (!id.safeParse(attemptId).success) throw new ResultNotFound();
    const signals = await this.viewSignals(attemptId, { role: 'admin' });
    await this.traces.view(admin, 'attempt', attemptId);
    return { success: true, signals };
  }
}
