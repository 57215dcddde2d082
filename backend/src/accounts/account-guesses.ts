import { Injectable } from '@nestjs/common';
import { Counters } from '../platform/database/counters.pg.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { counted } from './abuse-counts.js';
import { Devices } from './devices.js';

/** From all addresses: only who knows the password gets so far, so no stranger can make the owner wait. Of 480 guesses
 * a day one in 700 days is right. */
const WRONG_CODES = { points: 20, seconds: 60 * 60 };

/** What is counted of one account wherever the guesses come from. */
@Injectable()
export class AccountGuesses {
  constructor(
    private readonly devices: Devices,
    private readonly counters: Counters,
    private readonly limits: RateLimits,
  ) {}

  /** The seconds until codes of a second factor are compared again; 0 for now. */
  async waitForCodes(account: string): Promise<number> {
    return (await this.limits.look(this.codesOf(account), WRONG_CODES)).wait;
  }

  async addWrongCode(account: string): Promise<void> {
    await this.limits.take(this.codesOf(account), WRONG_CODES);
  }

  /** For an account with a new password, at which nobody has guessed yet. */
  async forget(account: string): Promise<void> {
    await this.counters.clear([counted(this.devices, 'account', account).key]);
    await this.limits.clear(this.codesOf(account), WRONG_CODES);
  }

  private codesOf(account: string): string {
    return `${this.devices.hash(account)} codes`;
  }
}
