const startedAt = performance.now();

// The terminal may be closed, or the reader of a pipe gone, while there are still things to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export function secondsSoFar() {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

/** The step whose line has no end yet. */
let openLabel;

export function show(text) {
  process.stdout.write(`${openLabel ? '\n' : ''}${text}\n`);
  openLabel = undefined;
}

/** Does the work, and prints what is being done and how long it took: `[ 12.3 s] Building …  done in 4.0 s`. */
export async function step(label, work) {
  const began = performance.now();
  const newLine = openLabel ? '\n' : '';
  process.stdout.write(`${newLine}[${secondsSoFar().padStart(5)} s] ${label} …`);
  openLabel = label;
  const end = (how) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const start = openLabel === label ? ' ' : `${openLabel ? '\n' : ''}        ${label}: `;
    process.stdout.write(`${start}${how} ${seconds} s\n`);
    openLabel = undefined;
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
