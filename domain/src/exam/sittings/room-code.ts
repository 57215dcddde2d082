import type { CodeHasher } from '../../accounts/index.js';
import { CODE_ALPHABET } from '../../certificates/index.js';
import { secondsAfter } from '../../kernel/time.js';

const STEP_SECONDS = 5 * 60;

type Ports = { readonly codeHasher: CodeHasher };

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Six characters without look-alikes, each of one byte of a keyed hash. */
function codeOfStep({ codeHasher }: Ports, sittingId: string, step: number): string {
  const pairs = codeHasher.hash(`${sittingId} ${step}`).match(/../g) ?? [];
  const signs = pairs.map(
    (pair) => CODE_ALPHABET[Number.parseInt(pair, 16) % CODE_ALPHABET.length],
  );
  return signs.slice(0, 6).join('');
}

/** The code on the supervisor's screen, and when the next one follows. */
export function roomCode(ports: Ports, sittingId: string, now: Date) {
  const step = stepAt(now);
  const changesAt = secondsAfter(new Date(0), (step + 1) * STEP_SECONDS);
  return { code: codeOfStep(ports, sittingId, step), changesAt };
}

/** Whether a typed code is that of the room now, or the one just before. */
export function isRoomCode(ports: Ports, sittingId: string, typed: string, now: Date): boolean {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const step = stepAt(now);
  return [step, step - 1].some((one) => codeOfStep(ports, sittingId, one) === code);
}
