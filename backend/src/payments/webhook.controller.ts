import { Controller, Headers, Inject, type RawBodyRequest, Req } from '@nestjs/common';
import { PaymentNotVerified, type ProviderEventInbox } from '@portal/domain/payments/index.js';
import type { FastifyRequest } from 'fastify';
import { Access, Post } from '../platform/http/handler.js';
import { JOBS, type BackgroundJobs } from '../platform/jobs.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { InjectPort } from '../platform/ports.js';
import { isSigned } from './gateway.razorpay.js';
import { readEvent } from './provider-event.razorpay.js';

@Controller('api/payments')
@Access('provider')
export class WebhookController {
  constructor(
    @InjectPort('providerEvents') private readonly providerEvents: ProviderEventInbox,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(JOBS) private readonly jobs: BackgroundJobs,
  ) {}

  @Post('webhook')
  async take(
    @Req() { rawBody, body }: RawBodyRequest<FastifyRequest>,
    @Headers('x-razorpay-signature') signature: string | undefined,
    @Headers('x-razorpay-event-id') eventId: string | undefined,
  ) {
    if (!rawBody || !this.isGenuine(rawBody, signature ?? '')) throw new PaymentNotVerified();
    await this.providerEvents.keep(readEvent(body, eventId, rawBody));
    this.jobs.wakeEvents();
    return { success: true };
  }

  /** While a secret is being changed, the provider may use either. */
  private isGenuine(rawBody: Buffer, signature: string): boolean {
    const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previous } =
      this.config;
    const secrets = previous === undefined ? [secret] : [secret, previous];
    return secrets.some((one) => isSigned(rawBody, signature, one));
  }
}
