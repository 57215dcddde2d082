import {
  Controller,
  Headers,
  HttpCode,
  Inject,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { PaymentNotVerified } from '@portal/domain/payments/errors.js';
import { takeProviderEvent } from '@portal/domain/payments/take-provider-event.js';
import type { FastifyRequest } from 'fastify';
import { isSigned } from './gateway.razorpay.js';
import { readEvent } from './provider-event.razorpay.js';
import { CONFIG, type Config } from '../shared/config.js';
import { OK } from '../shared/input.js';
import { PORTS, type Ports } from '../shared/ports.js';

@Controller('api/payments')
export class WebhookController {
  constructor(
    @Inject(PORTS) private readonly ports: Ports,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('webhook')
  @HttpCode(OK)
  async take(
    @Req() { rawBody, body }: RawBodyRequest<FastifyRequest>,
    @Headers('x-razorpay-signature') signature: string | undefined,
    @Headers('x-razorpay-event-id') eventId: string | undefined,
  ) {
    const { RAZORPAY_WEBHOOK_SECRET: secret } = this.config;
    if (!rawBody || !isSigned(rawBody, signature ?? '', secret)) throw new PaymentNotVerified();
    const event = readEvent(body, eventId, rawBody);
    if (event) await takeProviderEvent(this.ports, event);
    return { success: true };
  }
}
