/** Of a withdrawn document nothing is stored but its code. */
export const DOCUMENT_STATES = ['valid', 'revoked', 'withdrawn'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** What all issued documents share. */
export type IssuedBase = {
  readonly id: string;
  /** Names it to the public; never used again. */
  readonly code: string;
  /** Empty once it is withdrawn. */
  readonly nameAsPrinted: string;
  readonly issuedAt: Date;
  readonly state: DocumentState;
  readonly stateAt: Date;
};
