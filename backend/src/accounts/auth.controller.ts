import { Body, Controller, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { resendCode } from '@portal/domain/accounts/resend-code.js';
import {
  requestResetCode,
  updatePassword,
  verifyResetCode,
} from '@portal/domain/accounts/reset-password.js';
import { signIn } from '@portal/domain/accounts/sign-in.js';
import { signOut } from '@portal/domain/accounts/sign-out.js';
import { signUp } from '@portal/domain/accounts/sign-up.js';
import { verifyEmail } from '@portal/domain/accounts/verify-email.js';
import type { z } from 'zod';
import {
  codeBody,
  credentialsBody,
  emailBody,
  newPasswordBody,
  signUpBody,
} from './auth.schemas.js';
import { CurrentStudent, type StudentCaller } from './caller.js';
import { SessionTokens } from './session-tokens.jwt.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { FormGuard } from '../applications/form-guard.js';
import { OK } from '../shared/input.js';
import { PORTS, type Ports } from '../shared/ports.js';

const done = (message: string) => ({ success: true, message }) as const;

@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(PORTS) private readonly ports: Ports,
    private readonly tokens: SessionTokens,
    private readonly throttle: SignInThrottle,
    private readonly forms: FormGuard,
  ) {}

  @Post('signup')
  @HttpCode(OK)
  async signUp(@Body({ schema: signUpBody }) body: z.infer<typeof signUpBody>) {
    const { noticeVersion, reference, formToken, ...form } = body;
    this.forms.check({ reference, formToken });
    await signUp(this.ports, form, noticeVersion);
    return done('Registration successful! Please verify your email.');
  }

  @Post('verify')
  @HttpCode(OK)
  async verify(@Body({ schema: codeBody }) claim: z.infer<typeof codeBody>) {
    await verifyEmail(this.ports, claim);
    return done('Verification successful! Redirecting...');
  }

  @Post('resend')
  @HttpCode(OK)
  async resend(@Body({ schema: emailBody }) { email }: z.infer<typeof emailBody>) {
    await resendCode(this.ports, email);
    return done('We have sent a new code to your email.');
  }

  @Post('login')
  @HttpCode(OK)
  async signIn(
    @Body({ schema: credentialsBody }) form: z.infer<typeof credentialsBody>,
    @Ip() address: string,
  ) {
    const guess = { account: form.email, address };
    const student = await this.throttle.guard(guess, () => signIn(this.ports, form));
    const { email, name } = student;
    return { success: true, token: this.tokens.issue('student', student), user: { email, name } };
  }

  @Post('sign-out')
  @HttpCode(OK)
  async signOut(@CurrentStudent() { studentId }: StudentCaller) {
    await signOut(this.ports, studentId);
    return done('You are signed out.');
  }

  @Post('request-reset-code')
  @HttpCode(OK)
  async requestResetCode(@Body({ schema: emailBody }) { email }: z.infer<typeof emailBody>) {
    await requestResetCode(this.ports, email);
    return done('We have sent a verification code to your email.');
  }

  @Post('verify-reset-code')
  @HttpCode(OK)
  async verifyResetCode(@Body({ schema: codeBody }) claim: z.infer<typeof codeBody>) {
    await verifyResetCode(this.ports, claim);
    return done('The code is right.');
  }

  @Post('update-password')
  @HttpCode(OK)
  async updatePassword(
    @Body({ schema: newPasswordBody }) claim: z.infer<typeof newPasswordBody>,
    @Ip() address: string,
  ) {
    await updatePassword(this.ports, claim);
    await this.throttle.forgive({ account: claim.email, address });
    return done('Your password was changed. Please sign in.');
  }
}
