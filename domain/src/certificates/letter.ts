import type { IssuedBase } from './issued-base.js';

export const LETTER_KINDS = ['offer', 'completion'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export type LetterTerms = {
  readonly program: string;
  /** A day in India, as "2026-01-31". */
  readonly firstDay: string;
  readonly lastDay: string;
  /** A week for an offer; in total for a completion. */
  readonly hours: number;
  /** Rupees a month; null without one, and in a completion. */
  readonly stipend: number | null;
};

/** The letter of an internship: an offer, which is revoked when the offer ends, or a completion. */
export type Letter = IssuedBase & {
  readonly kind: LetterKind;
  /** Null once the application is deleted. */
  readonly applicationId: string | null;
  /** The applicant's, in normal form; empty once withdrawn. */
  readonly email: string;
  /** Null once it is withdrawn. */
  readonly facts: LetterTerms | null;
  readonly cause: 'ended' | null;
};
