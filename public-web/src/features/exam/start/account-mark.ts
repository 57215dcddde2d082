/** Distinguishes accounts in this browser after a session expired, without storing addresses. */
export function accountMark(email: string): string {
  let sum = 0;
  for (const sign of email) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

export const isMarkOf = (email: string, kept: string | null | undefined): boolean =>
  kept === accountMark(email);
