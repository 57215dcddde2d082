import type { CodeHasher } from '../../accounts/index.js';
import { CODE_ALPHABET } from '../../certificates/index.js';
import { secondsAfter } from '../../kernel/time.js';

const STEP_SECONDS = 5 * 60;

type Ports = { readonly codeHasher: CodeHasher };

/** The code on the supervisor's screen: six characters without look-alikes, each of one byte of a keyed hash. */
export function roomCode({ codeHasher }: Ports, sittingId: string, now: Date): string {
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  const pairs = codeHasher.hash(`${sittingId} ${step}`).match(/../g) ?? [];
  const signOf = (pair: string) => CODE_ALPHABET[Number.parseInt(pair, 16) % CODE_ALPHABET.length];
  return pairs.slice(0, 6).map(signOf).join('');
}

/** Whether a typed code is that of the room now, or the one just before. */
export function isRoomCode(ports: Ports, sittingId: string, typed: string, now: Date): boolean {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return [now, secondsAfter(now, -STEP_SECONDS)].some(
    (at) => roomCode(ports, sittingId, at) === code,
  );
}
