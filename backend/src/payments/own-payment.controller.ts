import { Body, Controller, Inject, Logger, Res, Get, Put } from '@nestjs/common';
import { DomainError } from '@portal/domain/kernel/errors.js';
import * as payments from '@portal/domain/payments/index.js';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  Access,
  Limit,
  type Allowance,
  Post,
  SIGN_IN,
  RUN,
  type Run,
} from '../platform/http/handler.js';
import { TooManyRequests } from '../platform/http/http-errors.js';
import { textOrEmpty } from '../platform/http/input.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { CurrentStudent, type StudentCaller } from '../platform/security/caller.js';

/** Each check asks the provider up to a few times. */
const CHECKS: Allowance = { points: 6, seconds: 60 };

const SEE_OTHER = 303;

/** With `redirect`, checkout sends the browser here by a form; after a failure the form has other fields. */
const returnForm = z.object({
  razorpay_order_id: textOrEmpty,
  razorpay_payment_id: textOrEmpty,
  razorpay_signature: textOrEmpty,
});

type Returned = z.infer<typeof returnForm>;

/** The page continues as after its own script. The facts are in a fragment, which no log has. */
const wayBack = (proof: Returned): string =>
  proof.razorpay_signature === ''
    ? '/payment#failed'
    : `/payment#paid&${new URLSearchParams(proof).toString()}`;

@Controller('api/payments')
export class OwnPaymentController {
  private readonly logger = new Logger('Payments');
  @Inject(RUN) private readonly run!: Run;

  constructor(private readonly limits: RateLimits) {}

  @Access('student')
  @Post('check')
  async check(@CurrentStudent() { studentId }: StudentCaller) {
    const wait = await this.limits.take(`check payment ${studentId}`, CHECKS);
    if (wait > 0) throw new TooManyRequests(wait);
    return { success: true, ...(await this.run(payments.checkOwnPayment, studentId)) };
  }

  /** Nobody is signed in here: the provider's signature is checked. */
  @Access('anyone')
  @Limit(SIGN_IN)
  @Post('return')
  async comeBack(
    @Body({ schema: returnForm }) form: Returned,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const proof = {
      orderId: form.razorpay_order_id,
      paymentId: form.razorpay_payment_id,
      signature: form.razorpay_signature,
    };
    await this.run(payments.verifyReturnedPayment, proof).catch((failure: unknown) => {
      // The page sends the same proof again, and shows what is wrong with it.
      if (!(failure instanceof DomainError)) this.logger.error(failure);
    });
    await reply.status(SEE_OTHER).header('Location', wayBack(form)).send();
  }
}

const named = z.object({ state: textOrEmpty });

@Controller('api/payments/invoice-state')
@Access('student')
export class InvoiceStateController {
  @Inject(RUN) private readonly run!: Run;

  @Get()
  async show(@CurrentStudent() { studentId }: StudentCaller) {
    return { success: true, ...(await this.run(payments.ownInvoiceState, studentId)) };
  }

  @Put()
  async name(
    @CurrentStudent() { studentId }: StudentCaller,
    @Body({ schema: named }) { state }: z.infer<typeof named>,
  ) {
    await this.run(payments.nameInvoiceState, studentId, state === '' ? null : state);
    return { success: true };
  }
}
