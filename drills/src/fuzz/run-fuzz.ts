import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { OPERATIONS } from './document.js';
import { faultOf } from './judge.js';
import { requestNumber, type FuzzRequest } from './requests.js';
import { send, type FuzzAnswer, type Sending } from './send.js';
import { FuzzStage, KNOWN } from './stage.js';

const AT_ONCE = 16;
const MEND_EVERY = 500;
/** What ends sessions, or takes rights from those who call. */
const SHUTS_OUT = /sign-out|password|admins\/|deactivate|admin-rules|totp|settings/;
/** The log is written a moment after the answer. */
const LOG_MS = 500;
const TRIES_WHEN_AWAY = 3;
const AWAY_MS = 2_000;
const MOST_RESIDENT_MIB = 600;

export type FuzzPlan = {
  readonly seed: number;
  /** The number of the first request. */
  readonly first: number;
  readonly count: number;
  /** Stops early, once every operation had its turn. */
  readonly withinMs?: number;
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
  /** What went wrong first, to be read; null if nothing did. */
  readonly failure: string | null;
};

async function residentMibOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

const shorten = (text: string): string => (text.length > 600 ? `${text.slice(0, 600)} …` : text);

const tell = (at: number, seed: number, { method, target, ...rest }: FuzzRequest, fault: string) =>
  [
    `Request ${at} of seed ${seed}: ${fault}`,
    `${rest.caller}: ${method} ${shorten(target)}`,
    shorten(JSON.stringify(rest.headers)),
    `${String(rest.body.type)}: ${shorten(rest.body.bytes?.toString('utf8') ?? 'no body')}`,
    `Again: npm run fuzz -- --seed ${seed} --only ${at}`,
  ].join('\n');

class Run {
  private next: number;
  private readonly began = performance.now();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private readonly byStatus: Record<string, number> = {};
  private sent = 0;
  private away = 0;
  private residentMib = 0;
  private failure: string | null = null;
  private isToMend = false;
  private readonly underWay = new Set<Promise<void>>();
  private mending: Promise<void> = Promise.resolve();

  constructor(
    private readonly stage: FuzzStage,
    private readonly plan: FuzzPlan,
  ) {
    this.next = plan.first;
  }

  async finish(): Promise<FuzzOutcome> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.work()));
    this.agent.destroy();
    const { product } = this.stage;
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
      failure: this.failure,
    };
  }

  private isOver(): boolean {
    const { first, count, withinMs = Infinity } = this.plan;
    const hasAskedAll = this.next - first >= OPERATIONS.length;
    const isLate = hasAskedAll && performance.now() - this.began > withinMs;
    return this.failure !== null || isLate || this.next >= first + count;
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
    const { client } = this.stage.product;
    const sending = {
      port: Number(new URL(client.baseUrl).port),
      agent: this.agent,
      credentials: this.stage.credentialsOf(fuzz.caller),
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
    const log = this.stage.product.output().slice(-1_500);
    return `${status} ${shorten(text)}\n${log}`;
  }

  /** Once nothing is under way that would lock the same rows. */
  private async lookAfter(at: number): Promise<void> {
    this.isToMend = false;
    await Promise.all(this.underWay);
    await this.stage.mend();
    this.residentMib = Math.max(this.residentMib, await residentMibOf(this.stage.product.pid));
    const { first, note } = this.plan;
    if ((at + 1) % 10_000 === 0)
      note?.(`${at + 1 - first} sent, ${Math.round(this.residentMib)} MiB`);
  }
}

/** Sends so many requests to the built product, until the first that is not answered as it must be. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzOutcome> {
  const stage = await FuzzStage.open();
  try {
    return await new Run(stage, plan).finish();
  } finally {
    await stage.close();
  }
}
