import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CAN_BE_LOOKED_INTO, stackOf } from './stack-of.js';

const run = async (program: string): Promise<string> => {
  const child = spawn(process.execPath, [...CAN_BE_LOOKED_INTO, '--eval', program]);
  child.stderr.setEncoding('utf8');
  await once(child.stdout, 'data');
  return stackOf(child).finally(() => child.kill('SIGKILL'));
};

it('A process that is busy without end says where', async () => {
  const stack = await run(`
    async function goesRound() { for (let n = 0; ; n++) if (n % 10_000 === 0) await null; }
    console.log('up');
    void goesRound();
  `);
  expect(stack).toMatch(/ {4}at goesRound /);
});

it('A process that waits says so', async () => {
  expect(await run(`console.log('up'); setInterval(() => null, 60_000);`)).toMatch(/it waits/);
});
