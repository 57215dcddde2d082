import { Inject, Injectable } from '@nestjs/common';
import {
  type FormProof,
  type FormTokens,
  rejectAutomatic,
} from '@portal/domain/applications/index.js';
import { CONFIG, type Config } from '../config/config.js';
import { hmacFormTokens } from '../security/form-tokens.hmac.js';
import { secretsOf } from '../security/secrets.js';
import { TooManyRequests } from './http-errors.js';
import { textOrNone } from './input.js';
import { networkOf } from './network-of.js';
import { RateLimits } from './rate-limits.js';

/** The fields of a body by which a form proves itself. */
export const PROOF = { reference: textOrNone, formToken: textOrNone };

/** A form without a token may come from a program; such forms are counted separately, so that they take nothing from
 * people. */
const BARE_FROM_ONE = { points: 60, seconds: 600 };
const BARE_FROM_ALL = { points: 600, seconds: 600 };

@Injectable()
export class FormGuard {
  readonly tokens: FormTokens;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: RateLimits,
  ) {
    this.tokens = hmacFormTokens(secretsOf(config));
  }

  /** @throws LooksAutomatic, FilledTooFast, FormHasExpired */
  check(proof: FormProof): void {
    rejectAutomatic(this.tokens, proof);
  }

  /** The same, and limits forms without a token. @throws TooManyRequests besides */
  async checkAndCount(proof: FormProof, address: string): Promise<void> {
    this.check(proof);
    if (proof.formToken) return;
    await this.take(`form ${networkOf(address)}`, BARE_FROM_ONE);
    await this.take('form from all', BARE_FROM_ALL);
  }

  private async take(key: string, { points, seconds }: typeof BARE_FROM_ONE): Promise<void> {
    const most = Math.ceil(points * this.config.RATE_LIMIT_FACTOR);
    const wait = await this.limits.take(key, { points: most, seconds });
    if (wait > 0) throw new TooManyRequests(wait);
  }
}
