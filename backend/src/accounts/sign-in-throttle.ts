import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@portal/domain/shared/refusal.js';
import { TooManyRequests } from '../shared/http-refusals.js';
import { networkOf } from '../shared/network-of.js';
import { RateLimits } from '../shared/rate-limits.js';

/**
 * Wrong passwords for one account from one address. Then one waits there, but the owner, who is
 * elsewhere, doesn't: no stranger can lock an account.
 */
const FROM_ONE_ADDRESS = { points: 10, seconds: 5 * 60 };

/** Wrong passwords for one account from all addresses, since who guesses may have many. */
const FROM_ALL = { points: 100, seconds: 5 * 60 };

/**
 * Wrong codes of an authenticator, from all addresses. Only who knows the password gets so far, so no
 * stranger can make the owner wait; of 480 guesses a day one in 700 days is right.
 */
const WRONG_CODES = { points: 20, seconds: 60 * 60 };

/** Who tries to sign in as whom. */
export type Guess = { readonly account: string; readonly address: string };

/** Of one length, however long the account's name is. */
const keyOf = (account: string): string =>
  `sign-in ${createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')}`;

/** The password that came without a code was right. */
const NO_GUESS = 'totp_needed';
const WRONG_CODE = ['wrong_totp', 'wrong_code'];
const WRONG_PASSWORD = 'wrong_password';

const isWrongCode = (error: unknown): boolean =>
  error instanceof Refusal && WRONG_CODE.includes(error.code);

const isWrong = (error: unknown): boolean =>
  error instanceof Refusal &&
  error.code !== NO_GUESS &&
  (error.kind === 'unauthenticated' || error.code === WRONG_PASSWORD || isWrongCode(error));

function refuse(...waits: readonly number[]): void {
  const wait = Math.max(...waits);
  if (wait > 0) throw new TooManyRequests(wait);
}

/** Slows down who guesses the password of one account. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly limits: RateLimits) {}

  /** Runs the sign-in unless too many failed before; counts it if it is refused as wrong. */
  async guard<Outcome>({ account, address }: Guess, signIn: () => Promise<Outcome>) {
    const all = keyOf(account);
    const here = `${all} ${networkOf(address)}`;
    const [fromAll, fromHere] = await Promise.all([
      this.limits.look(all, FROM_ALL),
      this.limits.look(here, FROM_ONE_ADDRESS),
    ]);
    refuse(fromAll.wait, fromHere.wait);
    try {
      const outcome = await signIn();
      if (fromHere.used > 0) await this.limits.clear(here, FROM_ONE_ADDRESS);
      return outcome;
    } catch (error) {
      if (isWrong(error)) await this.count(all, here);
      throw error;
    }
  }

  /** The same where an authenticator's code may be asked for as well, of which there are few. */
  async guardCodes<Outcome>(guess: Guess, signIn: () => Promise<Outcome>): Promise<Outcome> {
    const codes = `${keyOf(guess.account)} codes`;
    refuse((await this.limits.look(codes, WRONG_CODES)).wait);
    try {
      return await this.guard(guess, signIn);
    } catch (error) {
      if (isWrongCode(error)) refuse(await this.limits.take(codes, WRONG_CODES));
      throw error;
    }
  }

  /** Whoever has just proved to own the account starts anew, from this address. */
  async forgive({ account, address }: Guess): Promise<void> {
    const all = keyOf(account);
    await this.limits.clear(all, FROM_ALL);
    await this.limits.clear(`${all} ${networkOf(address)}`, FROM_ONE_ADDRESS);
  }

  /** Many at once may have passed the look; all but the first few of them are refused here. */
  private async count(all: string, here: string): Promise<void> {
    refuse(await this.limits.take(all, FROM_ALL), await this.limits.take(here, FROM_ONE_ADDRESS));
  }
}
