import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { checkCalls, type Use } from '@portal/domain/accounts/index.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { Counters, type Counted, type CountState } from '../database/counters.pg.js';
import { callsOf, Proofs } from '../security/proofs.js';
import type { CallLimit } from './handler.js';
import { TooManyRequests } from './http-errors.js';
import { limitCounting } from './limit-counting.js';
import { networkOf, networksAround } from './network-of.js';

type Entry = Counted & { readonly points: number };

type Entries = { readonly own: readonly Entry[]; readonly overall: readonly Entry[] };

const hashOf = (link: string): string => createHash('sha256').update(link).digest('base64url');

function linkIn({ body }: FastifyRequest): string | null {
  const { token } = (body ?? {}) as { token?: unknown };
  return typeof token === 'string' ? token : null;
}

/** What the server looked up is an answer; whatever else it refuses was wrong with the call itself. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 404;

/** Limits calls that need no account: beyond a limit, a proof of work lets anybody through. */
@Injectable()
export class CallBudget {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly counters: Counters,
    private readonly proofs: Proofs,
  ) {}

  /** Counts a call under this name. If it is refused, it is not counted over all. @throws TooManyRequests */
  async take(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    limit: CallLimit,
  ): Promise<void> {
    const network = networkOf(request.ip);
    const entries = this.entriesOf(request, name, limit);
    const all = [...entries.own, ...entries.overall];
    const scope = callsOf(network);
    const proven = await this.proofs.proven(request, scope);
    const inTurn = <Outcome>(count: () => Promise<Outcome>) => limitCounting(network, count);
    const keys = all.map(({ key }) => key);
    const before = await inTurn(() => this.counters.look(keys));
    this.reject(usesIn(entries, before), proven, scope);
    const after = await inTurn(() => this.counters.add(all));
    try {
      this.reject(usesIn(entries, after, 1), proven, scope);
    } catch (error) {
      await inTurn(() => this.counters.add(all, -1));
      throw error;
    }
    if (entries.overall.length === 0) return;
    reply.raw.once('finish', () => {
      if (!isRefused(reply.raw.statusCode)) return;
      // Without a database the count ends with its time.
      inTurn(() => this.counters.add(entries.overall, -1)).catch(() => undefined);
    });
  }

  private entriesOf(
    request: FastifyRequest,
    name: string,
    { limit, overall, isByLink }: CallLimit,
  ): Entries {
    const entry = (about: string, { points, seconds }: typeof limit, times = 1): Entry => ({
      key: `${points}/${seconds}:${name} ${about}`,
      points: Math.ceil(points * times * this.config.RATE_LIMIT_FACTOR),
      seconds,
    });
    const networks = networksAround(networkOf(request.ip));
    const link = isByLink ? linkIn(request) : null;
    return {
      own: [
        ...networks.map(({ network, times }) => entry(network, limit, times)),
        ...(link === null ? [] : [entry(`link ${hashOf(link)}`, limit)]),
      ],
      overall: overall ? [entry('from all', overall)] : [],
    };
  }

  private reject(uses: Parameters<typeof checkCalls>[0], proven: number, scope: string): void {
    const verdict = checkCalls(uses, proven);
    if (verdict.kind === 'go') return;
    const { seconds, bits } = verdict;
    throw new TooManyRequests(seconds, bits === null ? undefined : this.proofs.puzzle(scope, bits));
  }
}

/** @param counted how many of the counts are this call's */
function usesIn(
  { own, overall }: Entries,
  states: ReadonlyMap<string, CountState>,
  counted = 0,
): Parameters<typeof checkCalls>[0] {
  const usesOf = (entries: readonly Entry[]): Use[] =>
    entries.map(({ key, points }) => {
      const { used, secondsLeft } = states.get(key) ?? { used: 0, secondsLeft: 0 };
      return { points, used: Math.max(0, used - counted), secondsLeft };
    });
  return { own: usesOf(own), overall: usesOf(overall) };
}
