/** Of a withdrawn document only the code is stored. */
export const DOCUMENT_STATES = ['valid', 'revoked', 'withdrawn'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export type IssuedBase = {
  readonly id: string;
  /** Identifies the document in public; never used again. */
  readonly code: string;
  /** Empty once it is withdrawn. */
  readonly nameAsPrinted: string;
  readonly issuedAt: Date;
  readonly state: DocumentState;
  readonly stateAt: Date;
};
