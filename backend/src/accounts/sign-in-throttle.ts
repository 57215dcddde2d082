import { Injectable } from '@nestjs/common';
import { Refusal } from '@portal/domain/shared/refusal.js';
import { TooManyRequests } from '../shared/http-refusals.js';
import { RateLimits } from '../shared/rate-limits.js';

/** Wrong passwords for one account; afterwards one waits, but is never locked out for good. */
const WRONG_PASSWORDS = { points: 10, seconds: 5 * 60 };

/** Slows down who guesses the password of one account. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly limits: RateLimits) {}

  /** Runs the sign-in unless too many failed before; counts it if it is refused as wrong. */
  async guard<Outcome>(account: string, signIn: () => Promise<Outcome>): Promise<Outcome> {
    const key = `sign-in ${account.trim().toLowerCase().slice(0, 200)}`;
    const wait = await this.limits.look(key, WRONG_PASSWORDS);
    if (wait > 0) throw new TooManyRequests(wait);
    try {
      const outcome = await signIn();
      await this.limits.clear(key, WRONG_PASSWORDS);
      return outcome;
    } catch (error) {
      const isWrong = error instanceof Refusal && error.kind === 'unauthenticated';
      if (isWrong) await this.limits.take(key, WRONG_PASSWORDS);
      throw error;
    }
  }
}
