import { spawn } from 'node:child_process';
import { basename } from 'node:path';

const start = (command, { cwd, stop, env = process.env }, stdio) =>
  spawn(command[0], command.slice(1), {
    cwd,
    env,
    stdio,
    ...(stop && { signal: stop }),
  });

export function run(command, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, options, ['ignore', 'pipe', 'pipe']);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const words = command.map((word) => basename(word)).join(' ');
      const error = new Error(`${words} failed (${signal ?? `exit code ${code}`})`);
      reject(Object.assign(error, { output }));
    });
  });
}

export function runVisibly(command, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, options, 'inherit');
    // Ctrl-C reaches both; this process waits until the other has ended.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The npm that runs us, else the one on the path. */
export function npm(...words) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli, ...words] : ['npm', ...words];
}
