import { parseArgs } from 'node:util';
import { compare, CONNECTIONS, contest, machine, printRates } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct } from '../shared/servers.js';
import { addOpenAttempts, submitCall } from '../shared/students.js';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '3000' }, rounds: { type: 'string', default: '3' } },
});

const database = await startDatabaseServer();
const url = await database.migrated('submit');
const product = await startProduct(url);
const bare = await startBare(url);
try {
  console.log(`Submits, ${values.calls} a round, ${CONNECTIONS} connections; ${machine()}`);
  const sides = {
    product: { name: 'product', server: product },
    same: { name: 'bare, same SQL', server: bare },
  };
  const measured = await contest(
    database,
    Object.values(sides),
    async () => ({
      calls: (await addOpenAttempts(url, Number(values.calls))).map(submitCall),
      pace: { kind: 'once', atOnce: CONNECTIONS },
    }),
    Number(values.rounds),
  );
  printRates(measured);
  conclude([compare('submit beside the same SQL', measured, [sides.product, sides.same], 1)]);
} finally {
  await product.stop();
  await bare.stop();
  await database.stop();
}
