import { spawn } from 'node:child_process';
import { join } from 'node:path';

const LEADER = join(import.meta.dirname, 'group-leader.mjs');

/**
 * Runs a program whose output goes straight to ours, and resolves with its exit code. When it ends,
 * when `end` wants it, or when we die, whatever it started ends too.
 */
export function runVisibly(command, { cwd, env, end }) {
  return new Promise((resolve, reject) => {
    const leader = spawn(process.execPath, [LEADER, ...command], {
      cwd,
      env,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    leader.stdin.on('error', () => undefined);
    const onEnd = () => leader.stdin.end();
    if (end.aborted) onEnd();
    end.addEventListener('abort', onEnd);
    leader.once('error', reject);
    leader.once('exit', (code) => {
      end.removeEventListener('abort', onEnd);
      resolve(code ?? 1);
    });
  });
}
