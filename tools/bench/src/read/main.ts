import { parseArgs } from 'node:util';
import { compare, CONNECTIONS, contest, machine, printRates } from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { submitAll } from '../shared/prepare.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct } from '../shared/servers.js';
import { addOpenAttempts, attemptsCall, resultCall, resumeCall } from '../shared/students.js';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
});

const STUDENTS = 500;

const database = await startDatabaseServer();
const url = await database.migrated('read');
const product = await startProduct(url);
const bare = await startBare(url);
try {
  console.log(`Reads, ${values.seconds} s a round, ${CONNECTIONS} connections; ${machine()}`);
  const open = await addOpenAttempts(url, STUDENTS);
  const done = await addOpenAttempts(url, STUDENTS);
  await submitAll(product, done);
  const cases = [
    ['resume', open.map(resumeCall)],
    ['attempts info', open.map(attemptsCall)],
    ['result by id', done.map(resultCall)],
  ] as const;
  const sides = {
    product: { name: 'product', server: product },
    same: { name: 'bare, same SQL', server: bare },
  };
  const verdicts = [];
  for (const [name, calls] of cases) {
    console.log(name);
    const pace = {
      kind: 'repeated',
      atOnce: CONNECTIONS,
      seconds: Number(values.seconds),
    } as const;
    const work = () => Promise.resolve({ calls, pace });
    const measured = await contest(database, Object.values(sides), work, Number(values.rounds));
    printRates(measured);
    verdicts.push(compare(`${name} beside the same SQL`, measured, [sides.product, sides.same], 1));
  }
  conclude(verdicts);
} finally {
  await product.stop();
  await bare.stop();
  await database.stop();
}
