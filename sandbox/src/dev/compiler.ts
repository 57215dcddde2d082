import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What the compiler says besides errors. */
const PROGRESS = /^$|Starting compilation in watch mode|Starting incremental compilation/;
const DONE = 'Found 0 errors.';

export type CompilerOptions = {
  /** The words after `node`. */
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Called when a change has been compiled without errors. */
  readonly onCompiled: () => void;
};

/** Compiles the sources again whenever they change. */
export function watchSources({ command, env, say, onCompiled }: CompilerOptions) {
  const child = spawn(process.execPath, command, {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let isFirst = true;
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes(DONE)) {
        if (!PROGRESS.test(line)) say(line);
        return;
      }
      if (!isFirst) onCompiled();
      isFirst = false;
    });
  }
  return {
    stop: async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
