import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { findBlocker, isLong, watch, type Watched } from './event-loop.js';
import { faultOf } from './answer-faults.js';
import { residentMibOf, shorten, tell } from './report.js';
import { requestNumber, type FuzzRequest } from './requests.js';
import { send, type FuzzAnswer, type Sending } from './send.js';
import { FuzzHarness, KNOWN } from './harness.js';

const AT_ONCE = 16;
const MEND_EVERY = 500;
/** What ends sessions, or takes rights from those who call. */
const SHUTS_OUT = /sign-out|sessions|password|admins\/|deactivate|admin-rules|totp|settings/;
/** The log is written a moment after the answer. */
const LOG_MS = 500;
const TRIES_WHEN_AWAY = 3;
const AWAY_MS = 2_000;
const MOST_RESIDENT_MIB = 512;

export type FuzzPlan = {
  readonly seed: number;
  /** The number of the first request. */
  readonly first: number;
  readonly count: number;
  readonly note?: (line: string) => void;
};

/** What came of it. */
export type FuzzOutcome = {
  readonly sent: number;
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** How often the machine was at its end, and a request was sent again. */
  readonly away: number;
  readonly residentMib: number;
  /** The longest that the event loop was held up, other work of the machine included. */
  readonly longestBlockMs: number;
  /** What went wrong first, to be read; null if nothing did. */
  readonly failure: string | null;
};

class Run {
  private next: number;
  private readonly began = performance.now();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private readonly byStatus: Record<string, number> = {};
  private sent = 0;
  private away = 0;
  private residentMib = 0;
  private longestBlockMs = 0;
  private checked: number;
  private readonly watched: Watched;
  private failure: string | null = null;
  private isToMend = false;
  private readonly underWay = new Set<Promise<void>>();
  private mending: Promise<void> = Promise.resolve();

  constructor(
    private readonly harness: FuzzHarness,
    private readonly plan: FuzzPlan,
  ) {
    this.next = plan.first;
    this.checked = plan.first;
    this.watched = watch(harness.product.client, async (numbers) => {
      for (const at of numbers) await this.faultOfSending(requestNumber(at, plan.seed, KNOWN));
    });
  }

  async finish(): Promise<FuzzOutcome> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.work()));
    const { product } = this.harness;
    if (product.isAlive()) await this.rejectBlockers(this.next);
    this.agent.destroy();
    if (!product.isAlive()) this.failure ??= `The product died:\n${product.output().slice(-2_000)}`;
    if (this.residentMib > MOST_RESIDENT_MIB) {
      this.failure ??= `The product took ${Math.round(this.residentMib)} MiB`;
    }
    return {
      sent: this.sent,
      seconds: (performance.now() - this.began) / 1000,
      byStatus: this.byStatus,
      away: this.away,
      residentMib: Math.round(this.residentMib),
      longestBlockMs: Math.round(this.longestBlockMs),
      failure: this.failure,
    };
  }

  private isOver(): boolean {
    const { first, count } = this.plan;
    return this.failure !== null || this.next >= first + count;
  }

  private async work(): Promise<void> {
    while (!this.isOver()) {
      const at = this.next++;
      if (this.isToMend || at % MEND_EVERY === MEND_EVERY - 1) this.mending = this.lookAfter(at);
      await this.mending;
      const under = this.one(at);
      this.underWay.add(under);
      await under;
      this.underWay.delete(under);
    }
  }

  private async one(at: number): Promise<void> {
    const fuzz = requestNumber(at, this.plan.seed, KNOWN);
    const fault = await this.faultOfSending(fuzz);
    this.sent += 1;
    if (fault) this.failure ??= tell(at, this.plan.seed, fuzz, fault);
  }

  private async faultOfSending(fuzz: FuzzRequest): Promise<string | null> {
    const { client } = this.harness.product;
    const sending = {
      port: Number(new URL(client.baseUrl).port),
      agent: this.agent,
      credentials: this.harness.credentialsOf(fuzz.caller),
    };
    try {
      const answer = await this.answerTo(fuzz, sending);
      this.byStatus[answer.status] = (this.byStatus[answer.status] ?? 0) + 1;
      if (answer.status === 200 && SHUTS_OUT.test(fuzz.target)) this.isToMend = true;
      const fault = faultOf(fuzz, answer);
      return fault && `${fault}\n${await this.lastWords(answer)}`;
    } catch (error) {
      // A body that is too large is refused before it has been sent to its end.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNRESET' || code === 'EPIPE') return null;
      return String(error);
    }
  }

  /** A machine that is at its end may answer 503 for a moment; input may not. */
  private async answerTo(fuzz: FuzzRequest, sending: Sending): Promise<FuzzAnswer> {
    let answer = await send(fuzz, sending);
    for (let more = TRIES_WHEN_AWAY; answer.status === 503 && more > 0; more -= 1) {
      this.away += 1;
      await delay(AWAY_MS);
      answer = await send(fuzz, sending);
    }
    return answer;
  }

  private async lastWords({ status, text }: FuzzAnswer): Promise<string> {
    await delay(LOG_MS);
    const log = this.harness.product.output().slice(-1_500);
    return `${status} ${shorten(text)}\n${log}`;
  }

  /** Looks whether one of the requests since the last look holds up all others. */
  private async rejectBlockers(end: number): Promise<void> {
    const numbers = Array.from({ length: end - this.checked }, (_, at) => this.checked + at);
    this.checked = end;
    const ms = await this.watched.longestBlock();
    this.longestBlockMs = Math.max(this.longestBlockMs, ms);
    if (!isLong(ms) || this.failure !== null) return;
    await this.harness.restore();
    const blocker = await findBlocker(this.watched, numbers);
    if (!blocker) return;
    const fuzz = requestNumber(blocker.number, this.plan.seed, KNOWN);
    const fault = `it blocks the event loop for ${Math.round(blocker.ms)} ms`;
    this.failure ??= tell(blocker.number, this.plan.seed, fuzz, fault);
  }

  /** Once nothing is under way that would lock the same rows. */
  private async lookAfter(at: number): Promise<void> {
    this.isToMend = false;
    await Promise.all(this.underWay);
    await this.rejectBlockers(at);
    await this.harness.restore();
    this.residentMib = Math.max(this.residentMib, await residentMibOf(this.harness.product.pid));
    const { first, note } = this.plan;
    if ((at + 1) % 10_000 === 0)
      note?.(`${at + 1 - first} sent, ${Math.round(this.residentMib)} MiB`);
  }
}

/** Sends so many requests to the built product, until the first that is not answered as it must be. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzOutcome> {
  const harness = await FuzzHarness.open();
  try {
    return await new Run(harness, plan).finish();
  } finally {
    await harness.close();
  }
}
