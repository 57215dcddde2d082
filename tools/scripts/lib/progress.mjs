const startedAt = performance.now();

// The terminal may be closed, or the reader of a pipe gone, while there are still things to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Seconds since the command began, like "12.3". */
export function secondsSoFar() {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

let lineIsOpen = false;

/** Prints whole lines, also between the two halves of a step's line. */
export function show(text) {
  process.stdout.write(`${lineIsOpen ? '\n' : ''}${text}\n`);
  lineIsOpen = false;
}

/** Does the work, and prints what is being done and how long it took: `[ 12.3 s] Building …  done in 4.0 s`. */
export async function step(label, work) {
  const began = performance.now();
  process.stdout.write(`[${secondsSoFar().padStart(5)} s] ${label} …`);
  lineIsOpen = true;
  const end = (how) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${lineIsOpen ? ' ' : `        ${label}:`} ${how} ${seconds} s\n`);
    lineIsOpen = false;
  };
  try {
    const result = await work();
    end('done in');
    return result;
  } catch (error) {
    end('gave up after');
    throw error;
  }
}
