import { newDataSource } from '@portal/backend/app/data-source.js';
import { typeormStores } from '@portal/backend/app/stores.typeorm.js';
import { hashCheaply } from '@portal/backend/testing/hash-cheaply.js';
import { startProduct } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { DatabaseServer } from '../database-server.js';
import { attack, type Attack, type AttackReport } from './attack.js';

const PASSWORD = 'Correct-horse-7';
const OTHERS = 40;

/** Attacks the built product on a database of its own, with people who have accounts. */
export async function runAttack(plan: Attack): Promise<AttackReport> {
  const database = await DatabaseServer.start();
  const config = testConfig({
    DATABASE_URL: database.url,
    PROCESS_ROLE: 'api',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
  });
  const product = await startProduct(config);
  const dataSource = await newDataSource(config.DATABASE_URL).initialize();
  try {
    const passwordHash = await hashCheaply(PASSWORD);
    const { students } = typeormStores(dataSource.manager);
    const people = Array.from({ length: OTHERS + 1 }, () => aStudent({ passwordHash }));
    for (const student of people) await students.add(student);
    const [owner = '', ...others] = people.map(({ email }) => email);
    return await attack(product.client, { owner, others, password: PASSWORD }, plan);
  } finally {
    await product.end('SIGKILL');
    await dataSource.destroy();
    await database.stop();
  }
}
