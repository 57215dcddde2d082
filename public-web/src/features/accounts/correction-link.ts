export type CorrectionLink = {
  readonly purpose: 'confirm' | 'object';
  readonly id: string;
  readonly token: string;
};

const LINK = /^#(confirm|object)=([0-9a-f-]{36})\.([0-9a-f]{64})$/;

/** The link after the `#` of the address, a part that browsers send to no server; null if there is none. */
export function correctionLinkIn(hash: string): CorrectionLink | null {
  const [, purpose, id, token] = LINK.exec(hash) ?? [];
  if ((purpose !== 'confirm' && purpose !== 'object') || !id || !token) return null;
  return { purpose, id, token };
}
