import { parseArgs } from 'node:util';
import {
  compare,
  CONNECTIONS,
  contest,
  machine,
  printRates,
  type Work,
} from '../shared/contest.js';
import { startDatabaseServer } from '../shared/database.js';
import { submitAll } from '../shared/prepare.js';
import { conclude } from '../shared/report.js';
import { startBare, startProduct } from '../shared/servers.js';
import { addOpenAttempts, callTo } from '../shared/students.js';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '3000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});

const STUDENTS = 500;

const database = await startDatabaseServer();
const url = await database.migrated('calls');
const product = await startProduct(url);
const bare = await startBare(url);
try {
  console.log(
    `${values.calls} submits, or reads for ${values.seconds} s, a round; ${CONNECTIONS} connections; ${machine()}`,
  );
  const open = await addOpenAttempts(url, STUDENTS);
  const done = await addOpenAttempts(url, STUDENTS);
  await submitAll(product, done);
  const seconds = Number(values.seconds);
  const repeated = (calls: Work['calls']) => (): Promise<Work> =>
    Promise.resolve({ calls, pace: { kind: 'repeated', atOnce: CONNECTIONS, seconds } });
  const submits = async (): Promise<Work> => ({
    calls: (await addOpenAttempts(url, Number(values.calls))).map(callTo.submit),
    pace: { kind: 'once', atOnce: CONNECTIONS },
  });
  const cases = [
    ['submit', submits],
    ['resume', repeated(open.map(callTo.resume))],
    ['attempts info', repeated(open.map(callTo.attempts))],
    ['result by id', repeated(done.map(callTo.result))],
  ] as const;
  const sides = [
    { name: 'product', server: product },
    { name: 'bare, same SQL', server: bare },
  ] as const;
  const verdicts = [];
  for (const [name, work] of cases) {
    console.log(name);
    const measured = await contest(database, sides, work, Number(values.rounds));
    printRates(measured);
    verdicts.push(compare(`${name} beside the same SQL`, measured, sides, 1));
  }
  conclude(verdicts);
} finally {
  await product.stop();
  await bare.stop();
  await database.stop();
}
