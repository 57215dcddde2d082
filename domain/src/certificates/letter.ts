import type { IssuedBase } from './issued-base.js';

export const LETTER_KINDS = ['offer', 'completion'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export type LetterTerms = {
  readonly program: string;
  /** Days of India, as "2026-01-31". */
  readonly firstDay: string;
  readonly lastDay: string;
  /** A week for an offer; in all for a completion. */
  readonly hours: number;
  /** Rupees a month; null without one, and for a completion. */
  readonly stipend: number | null;
};

/** The document of an internship: its offer, which is revoked when the offer ends, or its completion. */
export type Letter = IssuedBase & {
  readonly kind: LetterKind;
  /** Null once the application is deleted. */
  readonly applicationId: string | null;
  /** Of the applicant, in its normal form; empty once it is withdrawn. */
  readonly email: string;
  /** Null once it is withdrawn. */
  readonly facts: LetterTerms | null;
  readonly cause: 'ended' | null;
};
