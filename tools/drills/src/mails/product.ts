import { newDataSource } from '@portal/backend/app/data-source.js';
import { typeormUnitOfWork } from '@portal/backend/app/unit-of-work.typeorm.js';
import type { Config } from '@portal/backend/platform/config/config.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { signUpForm } from '@portal/backend/testing/students.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import type { DataSource } from 'typeorm';
import { waitWithPatience } from '../with-patience.js';

const PENDING = "SELECT 1 FROM emails WHERE state = 'pending' LIMIT 1";
const FAILED = `
  SELECT to_address AS "to", last_error AS reason FROM emails WHERE state = 'failed'`;

/** What became of a request that owes a mail; the status is null if no answer came. */
export type CallResult = { readonly status: number | null; readonly retryAfter: string | null };

/** The built product: a process that serves the API, and one that works. */
export class WholeProduct {
  private worker: ProductProcess | null = null;

  private constructor(
    private readonly config: Config,
    private readonly api: ProductProcess,
    private readonly dataSource: DataSource,
  ) {}

  static async start(base: Config): Promise<WholeProduct> {
    // All that a drill calls comes from one address.
    const config = { ...base, RATE_LIMIT_FACTOR: 1_000 };
    const api = await startProduct({ ...config, PROCESS_ROLE: 'api' });
    const dataSource = await newDataSource(config.DATABASE_URL).initialize();
    return new WholeProduct(config, api, dataSource);
  }

  /** Owes a mail to each address, in one transaction: so many at once would wait for a connection. */
  owe(addresses: readonly string[], expiresAt?: Date): Promise<void> {
    const emails = addresses.map((to) => anEmail({ to, ...(expiresAt ? { expiresAt } : {}) }));
    return typeormUnitOfWork(this.dataSource, () => undefined).run(async (tx) => {
      for (const email of emails) await tx.emails.add(email);
    });
  }

  /** One request that owes a mail to an address, by its status 200. */
  async signUp(email: string): Promise<CallResult> {
    try {
      const call = this.api.client.post('/api/auth/signup', signUpForm({ email }));
      const { status, headers } = await waitWithPatience(call);
      return { status, retryAfter: headers.get('retry-after') };
    } catch {
      return { status: null, retryAfter: null };
    }
  }

  async startWorker(): Promise<void> {
    this.worker = await startProduct({ ...this.config, PROCESS_ROLE: 'worker' });
  }

  async killWorker(): Promise<void> {
    await this.worker?.end('SIGKILL');
  }

  isUp(): boolean {
    return this.api.isAlive() && this.worker?.isAlive() !== false;
  }

  /** Whether no mail is under way any more. */
  async isIdle(): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>(PENDING)).length === 0;
  }

  /** The mail server's refusals that an admin can see. */
  findFailures(): Promise<readonly { readonly to: string; readonly reason: string }[]> {
    return this.dataSource.query(FAILED);
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.end('SIGKILL'), this.worker?.end('SIGKILL')]);
    await this.dataSource.destroy();
  }
}
