import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Lines of the compiler that are no errors. */
const PROGRESS = /^$|Starting compilation in watch mode|Starting incremental compilation/;
const WRITTEN = 'TSFILE: ';
const DONE = 'Found 0 errors.';

export type CompilerOptions = {
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Called after a change was compiled without errors and changed the code. */
  readonly onCompiled: () => void;
};

export function watchSources({ command, env, say, onCompiled }: CompilerOptions) {
  const child = spawn(process.execPath, command, {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // If only another project's types changed, the project is checked and writes no code.
  let hasWritten = false;
  const read = (line: string): void => {
    if (line.startsWith(WRITTEN)) {
      hasWritten ||= line.endsWith('.js');
    } else if (!line.includes(DONE)) {
      if (!PROGRESS.test(line)) say(line);
    } else if (hasWritten) {
      hasWritten = false;
      onCompiled();
    }
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', read);
  return {
    stop: async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
