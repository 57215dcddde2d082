const [BASE, LEAST, MOST, SKEW, DAMP] = [36, 1, 26, 38, 700];
const [FIRST_BIAS, FIRST_SIGN, LAST_SIGN] = [72, 128, 0x10_ff_ff];
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Section 6.1 of RFC 3492. */
function adapt(distance: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / length);
  let steps = 0;
  for (; delta > ((BASE - LEAST) * MOST) / 2; steps += BASE)
    delta = Math.floor(delta / (BASE - LEAST));
  return steps + Math.floor(((BASE - LEAST + 1) * delta) / (delta + SKEW));
}

/** Section 6.2 of RFC 3492; null if it is not Punycode. */
function decode(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf('-');
  const signs = Array.from(
    encoded.slice(0, Math.max(hyphen, 0)),
    (sign) => sign.codePointAt(0) ?? 0,
  );
  let [sign, bias, place] = [FIRST_SIGN, FIRST_BIAS, 0];
  for (let at = hyphen + 1; at < encoded.length;) {
    const before = place;
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(at));
      if (digit < 0 || at >= encoded.length) return null;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, LEAST), MOST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = signs.length + 1;
    bias = adapt(place - before, length, before === 0);
    sign += Math.floor(place / length);
    place %= length;
    if (sign > LAST_SIGN) return null;
    signs.splice(place, 0, sign);
    place += 1;
  }
  return String.fromCodePoint(...signs);
}

/** A host in small letters with each part in Punycode (`xn--`) written out; what is not Punycode stays. */
export const unicodeHost = (host: string): string =>
  host
    .toLowerCase()
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decode(label.slice(4)) ?? label) : label))
    .join('.')
    .normalize('NFC');
