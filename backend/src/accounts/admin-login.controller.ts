import { Body, Controller, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { signInAdmin } from '@portal/domain/accounts/sign-in-admin.js';
import type { z } from 'zod';
import { adminCredentialsBody } from './auth.schemas.js';
import { SessionTokens } from './session-tokens.jwt.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { OK } from '../shared/input.js';
import { PORTS, type Ports } from '../shared/ports.js';

@Controller('api/admin')
export class AdminLoginController {
  constructor(
    @Inject(PORTS) private readonly ports: Ports,
    private readonly tokens: SessionTokens,
    private readonly throttle: SignInThrottle,
  ) {}

  @Post('login')
  @HttpCode(OK)
  async signIn(
    @Body({ schema: adminCredentialsBody }) form: z.infer<typeof adminCredentialsBody>,
    @Ip() address: string,
  ) {
    const guess = { account: `admin ${form.username.trim()}`, address };
    const admin = await this.throttle.guardCodes(guess, () => signInAdmin(this.ports, form));
    return { success: true, token: this.tokens.issue('admin', admin) };
  }
}
