import { spawn } from 'node:child_process';
import { basename } from 'node:path';

// The shell leads a process group, and holds a pipe of ours. When the pipe ends, because we want it
// or because we died, the whole group is told to end: no half-dead installer or compiler stays.
const GUARD = `
exec 3<&0 </dev/null
{ trap '' TERM; read -r _ <&3; kill -TERM 0; sleep 1; kill -KILL 0; } & reader=$!
"$@" 3<&-
code=$?
kill -KILL "$reader"
exit "$code"
`;

/** A program that failed; `output` is all it said. */
class ProgramFailed extends Error {
  constructor(command, code, output) {
    super(`${command.map((word) => basename(word)).join(' ')} failed (${code})`);
    this.output = output;
  }
}

/** Runs a program to its end, quietly. `stop` ends it, and all that it started. */
export function runProgram(command, { cwd, stop, env = process.env }) {
  stop?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', GUARD, 'guard', ...command], {
      cwd,
      env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.on('error', () => undefined);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const onStop = () => child.stdin.end();
    stop?.addEventListener('abort', onStop);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      stop?.removeEventListener('abort', onStop);
      if (stop?.aborted) reject(stop.reason);
      else if (code === 0) resolve(output);
      else reject(new ProgramFailed(command, signal ?? `exit code ${code}`, output));
    });
  });
}

/** The npm that runs us, else the one on the path. */
export function npm(...words) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli, ...words] : ['npm', ...words];
}
