import { Injectable } from '@nestjs/common';
import { Counters } from '../platform/database/counters.pg.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { counted } from './abuse-counts.js';
import { Devices } from './devices.js';

/** Counted over all addresses: only someone who knows the password gets this far, so a stranger can't make the owner
 * wait. 480 guesses a day find a code once in 700 days. */
const WRONG_CODES = { points: 20, seconds: 60 * 60 };

@Injectable()
export class AccountGuesses {
  constructor(
    private readonly devices: Devices,
    private readonly counters: Counters,
    private readonly limits: RateLimits,
  ) {}

  /** The seconds until the next code of a second factor is compared; 0 for now. */
  async waitForCodes(account: string): Promise<number> {
    return (await this.limits.look(this.codesOf(account), WRONG_CODES)).wait;
  }

  async addWrongCode(account: string): Promise<void> {
    await this.limits.take(this.codesOf(account), WRONG_CODES);
  }

  /** For an account with a new password, which nobody has guessed at yet. */
  async forget(account: string): Promise<void> {
    await this.counters.clear([counted(this.devices, 'account', account).key]);
    await this.limits.clear(this.codesOf(account), WRONG_CODES);
  }

  private codesOf(account: string): string {
    return `${this.devices.hash(account)} codes`;
  }
}
