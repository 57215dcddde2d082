import { Controller, Get } from '@nestjs/common';
import { figuresOf, type PolicySource } from '@portal/domain/settings/index.js';
import { Access, Limit, SIGN_IN } from '../platform/http/handler.js';
import { InjectPort } from '../platform/ports.js';

@Controller('api/figures')
@Access('anyone')
@Limit(SIGN_IN)
export class FiguresController {
  constructor(@InjectPort('policy') private readonly policy: PolicySource) {}

  @Get()
  async show() {
    const { policy, termsVersion } = await this.policy.settings();
    return { success: true, figures: figuresOf(policy, termsVersion) };
  }
}
