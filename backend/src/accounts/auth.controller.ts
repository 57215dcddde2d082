import { Body, Controller, Inject, Req } from '@nestjs/common';
import * as accounts from '@portal/domain/accounts/index.js';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Access, Limit, CODES, SIGN_IN, Post, RUN, type Run } from '../platform/http/handler.js';
import { type Call, CurrentCall } from '../platform/http/call.js';
import { FormGuard } from '../platform/http/form-guard.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';
import { studentAccount } from './abuse-counts.js';
import { AbuseGuard } from './abuse-guard.js';
import {
  codeBody,
  credentialsBody,
  emailBody,
  newPasswordBody,
  signUpBody,
} from './auth.schemas.js';
import { Devices } from './devices.js';
import { Sessions } from './sessions.js';

const done = (message: string) => ({ success: true, message }) as const;

@Controller('api/auth')
export class AuthController {
  @Inject(RUN) private readonly run!: Run;

  constructor(
    private readonly sessions: Sessions,
    private readonly budget: AbuseGuard,
    private readonly forms: FormGuard,
    private readonly devices: Devices,
  ) {}

  @Access('anyone')
  @Limit(SIGN_IN)
  @Post('signup')
  async signUp(
    @Body({ schema: signUpBody }) body: z.infer<typeof signUpBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    const { noticeVersion: notice, ageStatement, reference, formToken, ...form } = body;
    this.forms.check({ reference, formToken });
    // First of all, so that nothing is stored about somebody under 18.
    accounts.rejectUnstatedAge({ form, notice, ageStatement });
    const requester = this.devices.identified(request, reply);
    const account = studentAccount(form.email);
    await this.budget.mail({ request, reply }, account, () =>
      this.run(accounts.signUp, { form, requester, notice, ageStatement }),
    );
    return done('Registration successful! Please verify your email.');
  }

  @Access('anyone')
  @Limit(CODES)
  @Post('verify')
  async verify(
    @Body({ schema: codeBody }) claim: z.infer<typeof codeBody>,
    @Req() request: FastifyRequest,
  ) {
    const requester = this.devices.requesterOf(request);
    await this.budget.code(request, () => this.run(accounts.verifyEmail, claim, requester));
    return done('Verification successful! Redirecting...');
  }

  @Access('anyone')
  @Limit(CODES)
  @Post('resend')
  async resend(
    @Body({ schema: emailBody }) { email }: z.infer<typeof emailBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    const requester = this.devices.identified(request, reply);
    await this.budget.mail({ request, reply }, studentAccount(email), () =>
      this.run(accounts.resendCode, email, requester),
    );
    return done('We have sent a new code to your email.');
  }

  @Access('anyone')
  @Limit(SIGN_IN)
  @Post('login')
  async signIn(
    @Body({ schema: credentialsBody }) form: z.infer<typeof credentialsBody>,
    @CurrentCall() call: Call,
  ) {
    const account = studentAccount(form.email);
    const student = await this.budget.guess(call, account, () => this.run(accounts.signIn, form));
    const { email, name } = student;
    const token = await this.sessions.begin('student', student, call.request);
    return { success: true, token, user: { email, name } };
  }

  @Access('student')
  @Post('sign-out')
  async signOut(@CurrentStudent() { studentId }: StudentCaller) {
    await this.run(accounts.signOut, studentId);
    return done('You are signed out.');
  }

  @Access('anyone')
  @Limit(CODES)
  @Post('request-reset-code')
  async requestResetCode(
    @Body({ schema: emailBody }) { email }: z.infer<typeof emailBody>,
    @CurrentCall() { request, reply }: Call,
  ) {
    const requester = this.devices.identified(request, reply);
    await this.budget.mail({ request, reply }, studentAccount(email), () =>
      this.run(accounts.requestResetCode, email, requester),
    );
    return done('We have sent a verification code to your email.');
  }

  @Access('anyone')
  @Limit(CODES)
  @Post('verify-reset-code')
  async verifyResetCode(
    @Body({ schema: codeBody }) claim: z.infer<typeof codeBody>,
    @Req() request: FastifyRequest,
  ) {
    const requester = this.devices.requesterOf(request);
    await this.budget.code(request, () =>
      this.run(accounts.verifyResetCode, { ...claim, requester }),
    );
    return done('The code is right.');
  }

  @Access('anyone')
  @Limit(CODES)
  @Post('update-password')
  async updatePassword(
    @Body({ schema: newPasswordBody }) claim: z.infer<typeof newPasswordBody>,
    @CurrentCall() call: Call,
  ) {
    const requester = this.devices.requesterOf(call.request);
    await this.budget.code(call.request, () =>
      this.run(accounts.updatePassword, { ...claim, requester }),
    );
    await this.budget.forgive(call, studentAccount(claim.email));
    return done('Your password was changed. Please sign in.');
  }
}
