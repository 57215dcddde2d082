import { Controller, Get, Inject } from '@nestjs/common';
import { figuresOf, type WithPolicy } from '@portal/domain/settings/index.js';
import { PORTS } from '../platform/ports.js';

/** The figures in force, for a page that stays open longer than they hold. */
@Controller('api/figures')
export class FiguresController {
  constructor(@Inject(PORTS) private readonly ports: WithPolicy) {}

  @Get()
  async show() {
    const { policy, termsVersion } = await this.ports.policy.settings();
    return { success: true, figures: figuresOf(policy, termsVersion) };
  }
}
