import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/domain/kernel/errors.js';
import { AbuseGuard, adminAccount, isWrong } from '../accounts/index.js';
import type { Call } from '../platform/http/call.js';
import { networkOf } from '../platform/http/network-of.js';
import { AdminTraces, type Refusal } from '../platform/security/admin-traces.js';

type Guess = { readonly username: string; readonly at: Refusal['at'] };

/** Guesses at an admin's password and codes: counted, and noted in the audit log if wrong or blocked. Also where a
 * proof of identity is asked for, since a stolen session could be used to guess there. */
@Injectable()
export class AdminGuesses {
  constructor(
    private readonly budget: AbuseGuard,
    private readonly traces: AdminTraces,
  ) {}

  async guess<Outcome>(guess: Guess, call: Call, work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await this.budget.guessCodes(call, adminAccount(guess.username), work);
    } catch (error) {
      if (error instanceof DomainError) await this.note(guess, error, networkOf(call.request.ip));
      throw error;
    }
  }

  private async note({ username, at }: Guess, error: DomainError, network: string): Promise<void> {
    if (at === 'sign-in' && isWrong(error)) {
      await this.traces.signIn(username, 'sign-in-refused', network);
    } else if (error.kind === 'too-many' || isWrong(error)) {
      await this.traces.refusal(username, { network, at, cause: error.code });
    }
  }
}
