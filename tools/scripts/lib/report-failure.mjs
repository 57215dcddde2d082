import { show } from './progress.mjs';

/** Says what went wrong: what the failed program printed, then one clear line. */
export function reportFailure(error) {
  if (error.output) show(error.output.trim());
  show(`\nFailed: ${error.message}`);
}
