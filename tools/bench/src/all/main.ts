import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Verdict } from '../shared/contest.js';
import { print } from '../shared/report.js';

const NAMES = ['start', 'calls', 'burst', 'sign-in', 'size', 'lists'];

/** What could not be measured is missed as well. */
async function verdictsOf(name: string): Promise<readonly Verdict[]> {
  console.log(`\n=== ${name}`);
  const verdicts: Verdict[] = [];
  const child = fork(join(import.meta.dirname, '..', name, 'main.js'));
  child.on('message', (some: readonly Verdict[]) => verdicts.push(...some));
  await once(child, 'exit');
  const broken = { what: name, measured: 'could not be measured', target: 'a figure' };
  return verdicts.length > 0 ? verdicts : [{ ...broken, isMet: false }];
}

const verdicts: Verdict[] = [];
for (const name of NAMES) verdicts.push(...(await verdictsOf(name)));
console.log('\n=== all');
print(verdicts);
process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
