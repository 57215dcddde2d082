import { newDataSource } from '@portal/backend/app/data-source.js';
import type { Config } from '@portal/backend/platform/config/config.js';
import { typeormUnitOfWork } from '@portal/backend/app/unit-of-work.typeorm.js';
import { startProduct, type ProductProcess } from '@portal/backend/testing/product-process.js';
import { signUpForm } from '@portal/backend/testing/students.js';
import { anEmail } from '@portal/domain/testing/an-email.js';
import { callBy, type Failure, type SystemUnderTest } from './system-under-test.js';

const PENDING = "SELECT 1 FROM emails WHERE state = 'pending' LIMIT 1";

const FAILED = `
  SELECT to_address AS "to", last_error AS reason FROM emails WHERE state = 'failed'`;

/** The built product: a process that serves the API, and one that works. */
export async function startWholeProduct(base: Config): Promise<SystemUnderTest> {
  // All that a drill calls comes from one address.
  const config = { ...base, RATE_LIMIT_FACTOR: 1_000 };
  const api = await startProduct({ ...config, PROCESS_ROLE: 'api' });
  const dataSource = await newDataSource(config.DATABASE_URL).initialize();
  const unitOfWork = typeormUnitOfWork(dataSource, () => undefined);
  let worker: ProductProcess | null = null;
  return {
    async owe(addresses, expiresAt) {
      const parts = expiresAt ? { expiresAt } : {};
      const emails = addresses.map((to) => anEmail({ to, ...parts }));
      // In one transaction: so many at once would wait for a connection for longer than it may take.
      await unitOfWork.run(async (tx) => {
        for (const email of emails) await tx.emails.add(email);
      });
    },
    call: (email) => callBy(api.client, '/api/auth/signup', signUpForm({ email })),
    async startWorker() {
      worker = await startProduct({ ...config, PROCESS_ROLE: 'worker' });
    },
    async killWorker() {
      await worker?.end('SIGKILL');
    },
    isUp: () => api.isAlive() && worker?.isAlive() !== false,
    async isIdle() {
      const rows = await dataSource.query<unknown[]>(PENDING);
      return rows.length === 0;
    },
    failures: () => dataSource.query<Failure[]>(FAILED),
    async stop() {
      await Promise.all([api.end('SIGKILL'), worker?.end('SIGKILL')]);
      await dataSource.destroy();
    },
  };
}
