import { createHash } from 'node:crypto';

/** For 16 bits an entry; so one in 2,200 other texts is taken for an entry. */
const HASHES = 11;

function* bitsFor(text: string, count: number): Generator<number> {
  const digest = createHash('sha256').update(text).digest();
  const first = digest.readUInt32LE(0);
  const step = digest.readUInt32LE(4);
  for (let turn = 0; turn < HASHES; turn += 1) yield (first + turn * step) % count;
}

export function filterOf(texts: Iterable<string>, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (const text of texts) {
    for (const bit of bitsFor(text, length * 8)) {
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return bytes;
}

export function isIn(bytes: Uint8Array, text: string): boolean {
  for (const bit of bitsFor(text, bytes.length * 8)) {
    if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}
