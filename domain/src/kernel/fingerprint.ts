const SEEDS = [0xdeadbeef, 0x41c6ce57] as const;
const FACTORS = [2_654_435_761, 1_597_334_677] as const;
const HEX = 16;
const DIGITS = 8;

/** A fingerprint of 64 bits in hexadecimal digits. It detects changes by chance, but not texts made to have the same
 * one. */
export function fingerprint(text: string): string {
  const lanes: [number, number] = [...SEEDS];
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    lanes[0] = Math.imul(lanes[0] ^ unit, FACTORS[0]) ^ (lanes[1] >>> HEX);
    lanes[1] = Math.imul(lanes[1] ^ unit, FACTORS[1]) ^ (lanes[0] >>> HEX);
  }
  return lanes.map((lane) => (lane >>> 0).toString(HEX).padStart(DIGITS, '0')).join('');
}
