import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Attack } from './attack.js';
import { runAttack } from './attacked-product.js';
import { HEAD, isHeld, rowOf } from './targets.js';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });

const PLANS: readonly Attack[] = ([1, 10, 1_000] as const).flatMap((addresses) =>
  (['proves nothing', 'proves'] as const).map((diligence) => ({
    addresses,
    diligence,
    ends: { seconds: Number(values.seconds) },
    quietMs: 5_000,
    lookUps: 600,
    forms: 150,
    toOne: 100,
  })),
);

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1) ?? '?'}`);
console.log(HEAD);
let isGood = true;
for (const plan of PLANS) {
  const report = await runAttack(plan);
  console.log(rowOf(plan, report));
  isGood &&= isHeld(report, plan);
}
if (!isGood) process.exitCode = 1;
