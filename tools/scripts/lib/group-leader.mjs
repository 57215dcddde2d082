/**
 * Runs a program in a process group of its own, and leaves nothing of the group behind: not when the
 * program ends, and not when our standard input does, which is how the caller ends it, or dies.
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const LEAVE_WITHIN_MS = 5000;
const POLL_MS = 50;

const [program, ...words] = process.argv.slice(2);
const child = spawn(program, words, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });

function signalGroup(signal) {
  try {
    process.kill(-child.pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function endGroup() {
  signalGroup('SIGTERM');
  const latest = performance.now() + LEAVE_WITHIN_MS;
  while (signalGroup(0) && performance.now() < latest) await sleep(POLL_MS);
  signalGroup('SIGKILL');
}

child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', async (code) => {
  await endGroup();
  process.exit(code ?? 1);
});
process.stdin.resume().once('close', endGroup);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endGroup);
