import { CONNECTIONS } from '../shared/contest.js';
import type { Call } from '../shared/load-messages.js';
import { LoadProcess } from '../shared/load-process.js';
import type { Server } from '../shared/servers.js';
import { addOpenAttempts, type OpenAttempt } from '../shared/students.js';

export const PASSWORD = 'Correct-horse-7';
const OTHERS_A_SECOND = 50;

/** Each from a separate address, so that no limit on one address comes in. */
const signIn = ({ email }: OpenAttempt, at: number): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  body: JSON.stringify({ email, password: PASSWORD }),
  from: `10.0.${Math.floor(at / 250)}.${1 + (at % 250)}`,
});

/** Those who sign in, and those who read at the same time. */
export class StormLoad {
  private constructor(
    private readonly storm: LoadProcess,
    private readonly beside: LoadProcess,
  ) {}

  static async start(): Promise<StormLoad> {
    return new StormLoad(await LoadProcess.start(), await LoadProcess.start());
  }

  async run(url: string, server: Server, count: number, hash: string, others: readonly Call[]) {
    const students = await addOpenAttempts(url, count, hash);
    const urls = [server.url];
    const pace = { kind: 'beside', aSecond: OTHERS_A_SECOND } as const;
    const beside = this.beside.run({ urls, calls: others, pace });
    const { statuses, seconds } = await this.storm.run({
      urls,
      calls: students.map(signIn),
      pace: { kind: 'once', atOnce: CONNECTIONS },
    });
    this.beside.stopCalls();
    const besides = await beside;
    if (statuses[200] !== count) throw new Error(`Sign-ins: ${JSON.stringify(statuses)}`);
    return { aSecond: count / seconds, others: besides.latencies };
  }

  end(): void {
    this.storm.end();
    this.beside.end();
  }
}
