import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Notes for which state of things a work was done. */
export function writeStamp(file, state) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, state);
}

/** The state that was noted, if any. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
