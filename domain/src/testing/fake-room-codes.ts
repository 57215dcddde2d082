import type { RoomCodes } from '../exam/sittings/room-code.js';
import { seededRandom } from './seeded-random.js';

/** Bytes that follow from the text alone. */
export const fakeRoomCodes: RoomCodes = {
  bytesFor(text) {
    const random = seededRandom(
      Array.from(text).reduce(
        (sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003,
        7,
      ),
    );
    return Uint8Array.from({ length: 32 }, () => random.int(256));
  },
};
