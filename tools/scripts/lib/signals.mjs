import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

// In a terminal, Ctrl-C comes twice: from the terminal itself, and passed on by npm.
const SAME_REQUEST_MS = 1000;
const PARENT_POLL_MS = 300;

/** Turns the wish to end into two signals: `stop`, and `hurry` for anyone who asks again. */
export function listenForStop() {
  const stop = new AbortController();
  const hurry = new AbortController();
  let askedAt = -Infinity;
  const ask = () => {
    if (performance.now() - askedAt < SAME_REQUEST_MS) return;
    askedAt = performance.now();
    if (!stop.signal.aborted) stop.abort();
    else if (!hurry.signal.aborted) hurry.abort();
    else process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, ask);
  if (process.env.npm_lifecycle_event !== undefined) whenNpmDies(() => stop.abort());
  return { stop: stop.signal, hurry: hurry.signal };
}

/**
 * npm passes SIGINT and SIGTERM on, though only to the shell that it runs us by, which keeps them
 * to itself; and it can't pass on SIGHUP or a kill -9. So we look whether both are still there.
 */
function whenNpmDies(act) {
  const watched = [() => process.ppid];
  const shell = process.ppid;
  if (!/^(npm|node)/.test(nameOf(shell))) watched.push(() => parentOf(shell));
  const atStart = watched.map((parent) => parent());
  const timer = setInterval(() => {
    if (watched.every((parent, index) => parent() === atStart[index])) return;
    clearInterval(timer);
    act();
  }, PARENT_POLL_MS);
  timer.unref();
}

function nameOf(pid) {
  return /^Name:\s+(.*)$/m.exec(statusOf(pid))?.[1] ?? '';
}

function parentOf(pid) {
  return /^PPid:\s+(\d+)$/m.exec(statusOf(pid))?.[1];
}

/** Empty where there is no /proc. There, the usual shell puts us in its own place anyway. */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
