import { parseArgs } from 'node:util';
import { argon2Passwords } from '@portal/backend/accounts/passwords.argon2.js';
import { newDataSource } from '@portal/backend/app/data-source.js';
import { typeormStores } from '@portal/backend/app/stores.typeorm.js';
import { startProduct } from '@portal/backend/testing/product-process.js';
import { testConfig } from '@portal/backend/testing/test-config.js';
import { aStudent } from '@portal/domain/testing/a-student.js';
import { DatabaseServer } from '../database-server.js';
import { attack, type Attack } from './attack.js';
import { HEAD, isHeld, rowOf } from './targets.js';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const SECONDS = Number(values.seconds);
const PASSWORD = 'Correct-horse-7';
const OTHERS = 40;

const PLANS: readonly Attack[] = ([1, 10, 1_000] as const).flatMap((addresses) =>
  (['proves nothing', 'proves'] as const).map((diligence) => ({
    addresses,
    diligence,
    seconds: SECONDS,
  })),
);

/** The built product on a database of its own, with people who have accounts. */
async function run(plan: Attack) {
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
    const passwordHash = await argon2Passwords().hash(PASSWORD);
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

console.log(HEAD);
let isGood = true;
for (const plan of PLANS) {
  const report = await run(plan);
  console.log(rowOf(plan, report));
  isGood &&= isHeld(report, plan);
}
if (!isGood) process.exitCode = 1;
