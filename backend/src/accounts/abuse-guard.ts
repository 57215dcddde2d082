import { Inject, Injectable } from '@nestjs/common';
import {
  type Counts,
  judgeCode,
  judgeGuess,
  judgeLookUp,
  judgeMail,
  type Verdict,
} from '@portal/domain/accounts/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Counters, type Counted } from '../platform/database/counters.pg.js';
import { GuessesUsedUp, TooManyRequests } from '../platform/http/http-errors.js';
import { networkOf } from '../platform/http/network-of.js';
import { RateLimits } from '../platform/http/rate-limits.js';
import { Proofs } from '../platform/security/proofs.js';
import { counted, countsOf, wideOf } from './abuse-counts.js';
import { Devices } from './devices.js';
import { isKnowing, isWrong, isWrongMailedCode, isWrongSecondFactor } from './failed-tries.js';
import { inHashLane, isCrowded, type HashLane } from './hash-line.js';

/** A call, and the reply that it will have. */
export type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * Wrong codes of an authenticator and wrong passkeys, from all addresses. Only who knows the password gets so far, so no
 * stranger can make the owner wait; of 480 guesses a day one in 700 days is right.
 */
const WRONG_CODES = { points: 20, seconds: 60 * 60 };

const isAdmin = (account: string): boolean => account.startsWith('admin ');

/**
 * The one budget for what strangers may cost others: guesses, answers that tell who is known, mails.
 * What is counted is decided here, what follows from it in the domain (`judgeGuess` and its like).
 */
@Injectable()
export class AbuseGuard {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly counters: Counters,
    private readonly proofs: Proofs,
    private readonly devices: Devices,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Runs what compares a password, unless too many failed before. The guess is counted before it is
   * compared, so that many at once are no more than one after the other, and taken back if it was right.
   */
  async guess<Outcome>(
    { request, reply }: Call,
    account: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const device = this.devices.knownAs(request, account);
    const network = networkOf(request.ip);
    const place = device === null ? `network ${network}` : `device ${device}`;
    const held = [
      counted(this.devices, 'place', `${account} ${place}`),
      counted(this.devices, 'placeDay', `${account} ${place}`),
      ...(device === null ? [counted(this.devices, 'account', account)] : []),
    ];
    const scope = `guess ${account} ${network}`;
    const proven = await this.proofs.proven(request, scope);
    const wide = device === null ? wideOf(this.devices, network) : [];
    const [before, around] = await Promise.all([this.added(held), this.seen(wide)]);
    const verdict = judgeGuess({
      isKnownDevice: device !== null,
      proven,
      counts: { ...before, ...around },
      isCrowded: isCrowded(),
    });
    if (verdict.kind === 'wait') await this.counters.add(held, -1);
    this.refuse(verdict, scope);
    const lane = this.laneOf(account, device !== null, proven > 0);
    try {
      const outcome = await inHashLane({ lane, network }, work);
      await this.counters.add(held, -1);
      await this.counters.clear(held.slice(0, 2).map(({ key }) => key));
      this.devices.remember(request, reply, account);
      return outcome;
    } catch (error) {
      if (isWrong(error)) await this.counters.add(wide);
      else await this.counters.add(held, -1);
      throw error;
    }
  }

  /** The same where a second factor may be asked for as well, of whose codes there are few. */
  async guessCodes<Outcome>(call: Call, account: string, work: () => Promise<Outcome>) {
    const codes = `${this.devices.hash(account)} codes`;
    const { wait } = await this.limits.look(codes, WRONG_CODES);
    if (wait > 0) throw new TooManyRequests(wait);
    try {
      return await this.guess(call, account, work);
    } catch (error) {
      if (isWrongSecondFactor(error)) await this.limits.take(codes, WRONG_CODES);
      throw error;
    }
  }

  /** Runs what takes a mailed code, unless this network brought too many wrong ones. */
  async code<Outcome>(request: FastifyRequest, work: () => Promise<Outcome>): Promise<Outcome> {
    const network = networkOf(request.ip);
    const wide = wideOf(this.devices, network);
    const scope = `code ${network}`;
    const proven = await this.proofs.proven(request, scope);
    this.refuse(judgeCode(await this.seen(wide), proven), scope);
    try {
      // Only a code that fits is worth a hash, so whoever brings it is the owner.
      return await inHashLane({ lane: 'known', network }, work);
    } catch (error) {
      if (isWrongMailedCode(error)) await this.counters.add(wide);
      throw error;
    }
  }

  /** Runs what causes a mail to this account's address, unless too many were caused. */
  async mail<Outcome>(
    { request }: Call,
    account: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const network = networkOf(request.ip);
    const held = [
      counted(this.devices, 'mails', network),
      counted(this.devices, 'mailsDay', network),
      counted(this.devices, 'inbox', account),
    ];
    const looked = counted(this.devices, 'lookUps', network);
    const scope = `mail ${account} ${network}`;
    const proven = await this.proofs.proven(request, scope);
    const isKnown = this.devices.knownAs(request, account) !== null;
    const before = await this.added(held);
    const known = await this.seen([looked]);
    const verdict = judgeMail({ ...before, ...known }, proven, isKnown);
    if (verdict.kind === 'wait') await this.counters.add(held, -1);
    this.refuse(verdict, scope);
    try {
      const lane = isKnown ? 'known' : proven > 0 ? 'proven' : 'others';
      return await inHashLane({ lane, network }, work);
    } catch (error) {
      await this.counters.add(held, -1);
      if (!isKnowing(error)) throw error;
      // Of many at once all but the first few are told nothing.
      const after = await this.added([looked]);
      if (!isKnown) this.refuse(judgeLookUp(after, proven), scope);
      throw error;
    }
  }

  /** Runs what tells a stranger whether an email is known. */
  async lookUp<Outcome>(request: FastifyRequest, work: () => Promise<Outcome>): Promise<Outcome> {
    const network = networkOf(request.ip);
    const looked = [counted(this.devices, 'lookUps', network)];
    const scope = `look-up ${network}`;
    const proven = await this.proofs.proven(request, scope);
    this.refuse(judgeLookUp(await this.added(looked), proven), scope);
    return work();
  }

  /** Whoever has just proved to own the account, by a mailed code, starts anew, on this device. */
  async forgive({ request, reply }: Call, account: string): Promise<void> {
    const here = `${account} network ${networkOf(request.ip)}`;
    await this.counters.clear(
      [
        counted(this.devices, 'place', here),
        counted(this.devices, 'placeDay', here),
        counted(this.devices, 'account', account),
      ].map(({ key }) => key),
    );
    this.devices.remember(request, reply, account);
  }

  /** Counts this call; answers what was counted before it. */
  private async added(entries: readonly Counted[]): Promise<Counts> {
    const states = await this.counters.add(entries);
    return countsOf(this.config.RATE_LIMIT_FACTOR, entries, states, 1);
  }

  /** What is counted; this call is not. */
  private async seen(entries: readonly Counted[]): Promise<Counts> {
    const states = await this.counters.look(entries.map(({ key }) => key));
    return countsOf(this.config.RATE_LIMIT_FACTOR, entries, states);
  }

  private laneOf(account: string, isKnown: boolean, isProven: boolean): HashLane {
    if (isAdmin(account)) return 'admin';
    if (isKnown) return 'known';
    return isProven ? 'proven' : 'others';
  }

  private refuse(verdict: Verdict, scope: string): void {
    if (verdict.kind === 'go') return;
    const { seconds, bits } = verdict;
    if (bits === null) {
      throw scope.startsWith('guess') ? new GuessesUsedUp(seconds) : new TooManyRequests(seconds);
    }
    throw new TooManyRequests(seconds, this.proofs.puzzle(scope, bits));
  }
}
