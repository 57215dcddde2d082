/** By which this browser tells accounts apart after a sign-out, when it keeps no address of them. */
export function accountMark(email: string): string {
  let sum = 0;
  for (const sign of email) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

/** Whether what was kept as the owner is this account; the release before kept the address. */
export const isMarkOf = (email: string, kept: string | null | undefined): boolean =>
  kept === accountMark(email) || kept === email;
