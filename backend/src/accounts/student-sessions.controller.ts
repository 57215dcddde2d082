import { Body, Controller, Get, Inject } from '@nestjs/common';
import * as accounts from '@portal/domain/accounts/index.js';
import { z } from 'zod';
import { EntryId } from '../platform/admin-lists/action-request.js';
import { Access, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { textOrEmpty } from '../platform/http/input.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { studentAccount } from './abuse-counts.js';
import { AbuseGuard } from './abuse-guard.js';
import { Sessions } from './sessions.js';

const proofBody = z.object({ password: textOrEmpty });
const passwordBody = z.object({ currentPassword: textOrEmpty, password: textOrEmpty });

@Controller('api/auth')
@Access('student')
export class StudentSessionsController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    private readonly sessions: Sessions,
    private readonly budget: AbuseGuard,
  ) {}

  @Post('change-password')
  async changePassword(
    @CurrentStudent() { studentId, email }: StudentCaller,
    @Body({ schema: passwordBody }) form: z.infer<typeof passwordBody>,
    @CurrentCall() call: Call,
  ) {
    // Counted like a sign-in: somebody with a stolen session could guess the password here.
    const student = await this.budget.guess(call, studentAccount(email), () =>
      this.run(accounts.changePassword, studentId, form),
    );
    return {
      success: true,
      message: 'Your password was changed. Every other device has been signed out.',
      token: await this.sessions.begin('student', student, call.request),
    };
  }

  @Get('sessions')
  async list(@CurrentStudent() student: StudentCaller) {
    return { success: true, sessions: await this.sessions.shownTo(student) };
  }

  @Post('sessions/:id/end')
  async end(
    @CurrentStudent() student: StudentCaller,
    @EntryId() id: string,
    @Body({ schema: proofBody }) { password }: z.infer<typeof proofBody>,
    @CurrentCall() call: Call,
  ) {
    await this.prove(student, call, password);
    await this.sessions.end(student, id);
    return { success: true, message: 'That device is signed out.' };
  }

  @Post('sessions/end-others')
  async endOthers(
    @CurrentStudent() caller: StudentCaller,
    @Body({ schema: proofBody }) { password }: z.infer<typeof proofBody>,
    @CurrentCall() call: Call,
  ) {
    await this.prove(caller, call, password);
    const student = await this.run(accounts.endSessionsOfStudent, caller.studentId);
    return {
      success: true,
      message: 'Every other device is signed out.',
      token: await this.sessions.begin('student', student, call.request),
    };
  }

  /** Counted on its own key: somebody with a stolen session must not lock out the owner. */
  private prove({ studentId, email }: StudentCaller, call: Call, password: string): Promise<void> {
    return this.budget.guess(call, studentAccount(email), () =>
      this.run(accounts.provePassword, studentId, password),
    );
  }
}
