import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { runAs } from './account.js';
import type { Place } from './place.js';

/** A shell between us and PostgreSQL. It holds the other end of our pipe: when we die, even by kill -9, the pipe ends,
 * and the shell stops PostgreSQL. There are two such processes, so that killing one changes nothing. */
const SCRIPT = `
exec 3<&0 </dev/null
if [ "$1" = adopt ]; then pid=$2; else "$@" 3<&- & pid=$!; fi
{ read -r _ <&3; kill -INT "$pid"; } 2>/dev/null & reader=$!
if [ "$1" = adopt ]; then
  while kill -0 "$pid" 2>/dev/null; do sleep 1; done
else
  wait "$pid"
fi
code=$?
kill "$reader"
exit "$code"
`;

export type Guardian = {
  /** Resolves when the guarded server is gone, or the guardian itself. */
  readonly exited: Promise<void>;
  hasExited(): boolean;
  killAll(): void;
};

export function launchGuarded(place: Place, command: readonly string[], log: number): Guardian {
  return guard(place, command, log);
}

export function guardRunning(place: Place, pid: number): Guardian {
  return guard(place, ['adopt', String(pid)], 'ignore');
}

function guard(place: Place, words: readonly string[], output: number | 'ignore'): Guardian {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'guardian', ...words], {
    ...runAs(place.account),
    stdio: ['pipe', output, output],
    // A separate group: Ctrl-C in a terminal must not reach PostgreSQL before its users are gone.
    detached: true,
  });
  const pipe = shell.stdin as Writable & { unref?(): void };
  pipe.on('error', () => undefined);
  shell.unref();
  pipe.unref?.();
  let gone = false;
  const exited = new Promise<void>((resolve) => {
    const left = () => {
      gone = true;
      resolve();
    };
    shell.once('exit', left).once('error', left);
  });
  return {
    exited,
    hasExited: () => gone,
    killAll: () => killGroup(shell),
  };
}

function killGroup(shell: ChildProcess): void {
  if (shell.pid === undefined) return;
  try {
    process.kill(-shell.pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}
