import { CODE_ALPHABET } from '../../certificates/index.js';
import { secondsAfter } from '../../kernel/time.js';

const ROOM_CODE_LENGTH = 6;
const STEP_SECONDS = 5 * 60;

export type RoomCodes = {
  /** The HMAC of a text under a secret of the product. */
  bytesFor(text: string): Uint8Array;
};

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

function codeOfStep(codes: RoomCodes, sittingId: string, step: number): string {
  const bytes = codes.bytesFor(`${sittingId} ${step}`).slice(0, ROOM_CODE_LENGTH);
  return Array.from(bytes, (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
}

/** The code on the supervisor's screen, and when the next one follows. */
export function roomCode(codes: RoomCodes, sittingId: string, now: Date) {
  const step = stepAt(now);
  const changesAt = secondsAfter(new Date(0), (step + 1) * STEP_SECONDS);
  return { code: codeOfStep(codes, sittingId, step), changesAt };
}

/** Whether a typed code is that of the room now, or the one just before. */
export function isRoomCode(codes: RoomCodes, sittingId: string, typed: string, now: Date): boolean {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const step = stepAt(now);
  return [step, step - 1].some((one) => codeOfStep(codes, sittingId, one) === code);
}
