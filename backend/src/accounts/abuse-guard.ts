import { Inject, Injectable } from '@nestjs/common';
import {
  type Counts,
  checkCode,
  checkGuess,
  checkLookUp,
  checkMail,
  type Verdict,
} from '@portal/domain/accounts/index.js';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Counters } from '../platform/database/counters.pg.js';
import type { Call } from '../platform/http/call.js';
import { GuessesUsedUp, TooManyRequests } from '../platform/http/http-errors.js';
import { networkOf } from '../platform/http/network-of.js';
import { callsOf, Proofs } from '../platform/security/proofs.js';
import { AccountGuesses } from './account-guesses.js';
import {
  adminAccount,
  type Entry,
  guessesOf,
  lookUpsOf,
  mailsOf,
  Tally,
  wideOf,
  type Origin,
} from './abuse-counts.js';
import { Devices } from './devices.js';
import { inEvenTime } from './even-time.js';
import { revealsAccount, isWrong, isWrongMailedCode, isWrongSecondFactor } from './failed-tries.js';
import { inHashLane, isCrowded, laneOf } from './limit-hashing.js';

const ADMIN = adminAccount('');

type Held = {
  readonly held: readonly Entry[];
  readonly around: readonly Entry[];
  readonly scope: string;
};

/** Applies the limits on what strangers can cost others: this class counts, the domain decides. */
@Injectable()
export class AbuseGuard {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly counters: Counters,
    private readonly proofs: Proofs,
    private readonly devices: Devices,
    private readonly guesses: AccountGuesses,
  ) {}

  /** Counts a guess before it is compared, so that parallel guesses get no more tries than guesses in a row. A right
   * guess is not counted. */
  async guess<Outcome>(
    { request, reply }: Call,
    account: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const origin = this.originOf(request, account);
    const { network } = origin;
    const isKnownDevice = origin.device !== null;
    const { ofPlace, ofAccount } = guessesOf(this.devices, account, origin);
    const held = isKnownDevice ? ofPlace : [...ofPlace, ofAccount];
    const wide = isKnownDevice ? [] : wideOf(this.devices, network);
    const scope = `guess ${account} ${network}`;
    const proven = await this.proofs.proven(request, scope);
    const tally = this.tallyOf(origin);
    let hasFailed = false;
    await this.hold(tally, { held, around: wide, scope }, (counts) => {
      hasFailed = (counts.network?.used ?? 0) > 0;
      const isAdmin = account.startsWith(ADMIN);
      return checkGuess({ isAdmin, isKnownDevice, proven, counts, isCrowded: isCrowded() });
    });
    const lane = laneOf(account, { isKnownDevice, proven, hasFailed });
    try {
      const outcome = await inHashLane({ lane, network }, work);
      await tally.clear(ofPlace, held);
      this.devices.remember(request, reply, account);
      return outcome;
    } catch (error) {
      if (isWrong(error)) await tally.add(wide);
      else await tally.add(held, -1);
      throw error;
    }
  }

  /** The same where a second factor may be asked for, whose codes can be guessed more easily. */
  async guessCodes<Outcome>(call: Call, account: string, work: () => Promise<Outcome>) {
    const wait = await this.guesses.waitForCodes(account);
    if (wait > 0) throw new TooManyRequests(wait);
    try {
      return await this.guess(call, account, work);
    } catch (error) {
      if (isWrongSecondFactor(error)) await this.guesses.addWrongCode(account);
      throw error;
    }
  }

  /** Runs what tries a mailed code, unless this network has sent too many wrong ones. */
  async code<Outcome>(request: FastifyRequest, work: () => Promise<Outcome>): Promise<Outcome> {
    const network = networkOf(request.ip);
    const wide = wideOf(this.devices, network);
    const scope = callsOf(network);
    const proven = await this.proofs.proven(request, scope);
    const tally = this.tallyOf({ network, device: null });
    this.reject(checkCode(await tally.seen(wide), proven), scope);
    try {
      // A hash is computed only after the code was right, so the caller is the owner.
      return await inEvenTime(() => inHashLane({ lane: 'known', network }, work));
    } catch (error) {
      if (isWrongMailedCode(error)) await tally.add(wide);
      throw error;
    }
  }

  /** Runs what causes a mail to this account's address, unless too many were caused. */
  async mail<Outcome>(
    { request }: Call,
    account: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const origin = this.originOf(request, account);
    const { network } = origin;
    const isKnown = origin.device !== null;
    const held = mailsOf(this.devices, account, network);
    const looked = lookUpsOf(this.devices, network);
    const scope = `mail ${account} ${network}`;
    const proven = await this.proofs.proven(request, scope);
    const tally = this.tallyOf(origin);
    await this.hold(tally, { held, around: looked, scope }, (counts) =>
      checkMail(counts, proven, isKnown),
    );
    try {
      const lane = laneOf(account, { isKnownDevice: isKnown, proven, hasFailed: false });
      return await inHashLane({ lane, network }, work);
    } catch (error) {
      await tally.add(held, -1);
      if (!revealsAccount(error)) throw error;
      // Of many parallel calls only the first few get an answer.
      const after = await tally.added(looked);
      if (!isKnown) this.reject(checkLookUp(after, proven), scope);
      throw error;
    }
  }

  async lookUp<Outcome>(request: FastifyRequest, work: () => Promise<Outcome>): Promise<Outcome> {
    const network = networkOf(request.ip);
    const looked = lookUpsOf(this.devices, network);
    const scope = callsOf(network);
    const proven = await this.proofs.proven(request, scope);
    const tally = this.tallyOf({ network, device: null });
    this.reject(checkLookUp(await tally.added(looked), proven), scope);
    return work();
  }

  /** Clears the counts for this device, after the owner has proved the email by a code. */
  async forgive({ request, reply }: Call, account: string): Promise<void> {
    const origin = { network: networkOf(request.ip), device: null };
    const { ofPlace, ofAccount } = guessesOf(this.devices, account, origin);
    await this.tallyOf(origin).clear([...ofPlace, ofAccount]);
    this.devices.remember(request, reply, account);
  }

  private async hold(
    tally: Tally,
    { held, around, scope }: Held,
    check: (counts: Counts) => Verdict,
  ): Promise<void> {
    this.reject(await tally.take(held, around, check), scope);
  }

  private originOf(request: FastifyRequest, account: string): Origin {
    return { network: networkOf(request.ip), device: this.devices.knownAs(request, account) };
  }

  private tallyOf(origin: Origin): Tally {
    return new Tally(this.counters, this.config.RATE_LIMIT_FACTOR, origin);
  }

  private reject(verdict: Verdict, scope: string): void {
    if (verdict.kind === 'go') return;
    const { seconds, bits } = verdict;
    if (bits === null) {
      if (!scope.startsWith('guess')) throw new TooManyRequests(seconds);
      throw new GuessesUsedUp(seconds, scope.startsWith(`guess ${ADMIN}`) ? 'admin' : 'student');
    }
    throw new TooManyRequests(seconds, this.proofs.puzzle(scope, bits));
  }
}
