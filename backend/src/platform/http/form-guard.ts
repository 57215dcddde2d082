import { Inject, Injectable } from '@nestjs/common';
import * as applications from '@portal/domain/applications/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { hmacFormTokens } from '../security/form-tokens.hmac.js';
import { secretsOf } from '../security/secrets.js';
import { CallBudget } from './call-budget.js';
import { textOrNone } from './input.js';

/** The fields of a body by which a form proves itself. */
export const PROOF = { reference: textOrNone, formToken: textOrNone };

/** A form without a token may come from a program; such forms are counted separately, so that they take nothing from
 * people. */
const BARE = { limit: { points: 60, seconds: 600 }, overall: { points: 600, seconds: 600 } };

@Injectable()
export class FormGuard {
  readonly tokens: applications.FormTokens;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly budget: CallBudget,
  ) {
    this.tokens = hmacFormTokens(secretsOf(config));
  }

  /** @throws LooksAutomatic, FilledTooFast, FormHasExpired */
  check(proof: applications.FormProof): void {
    applications.rejectAutomatic(this.tokens, proof);
  }

  /** The same, and limits forms without a token. @throws TooManyRequests besides */
  async checkAndCount(
    proof: applications.FormProof,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    this.check(proof);
    if (!proof.formToken) await this.budget.take(request, reply, 'form', BARE);
  }
}
