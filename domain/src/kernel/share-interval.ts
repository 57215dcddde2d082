/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054;

export type ShareInterval = { readonly low: number; readonly high: number };

/** The interval of the true share, after `right` of `of`: Wilson's score interval at 95 %, (p + z²/2n ± z √(p(1 − p)/n
 * + z²/4n²)) / (1 + z²/n). E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", JASA
 * 22 (1927), 209–212. Unlike p ± z √(p(1 − p)/n) it is valid for few questions, and for none or all right. */
export function shareInterval(right: number, of: number): ShareInterval {
  const share = right / of;
  const square = Z * Z;
  const middle = share + square / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const whole = 1 + square / of;
  return {
    low: right === 0 ? 0 : (middle - half) / whole,
    high: right === of ? 1 : (middle + half) / whole,
  };
}

const PERCENT = 100;

/** The same in whole percent. */
export function percentInterval(right: number, of: number): ShareInterval {
  const { low, high } = shareInterval(right, of);
  return { low: Math.round(low * PERCENT), high: Math.round(high * PERCENT) };
}
