import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const NANOSECONDS = 1e6;

/**
 * Loaded before the product: on this signal, of which the product makes nothing, it tells the longest
 * block of the loop since the last.
 */
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGWINCH', () => {
  const longest = Math.max(0, delay.max / NANOSECONDS - RESOLUTION_MS);
  console.log(`longest block: ${longest.toFixed(0)} ms`);
  delay.reset();
});
