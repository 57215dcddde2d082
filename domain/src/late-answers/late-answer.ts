import type { OptionKey } from '../question-bank/index.js';
import { secondsAfter } from '../kernel/time.js';

/** What speaks for the time at which an answer was chosen, or against it. */
export type Basis =
  /** The server stamped the choice before the end. */
  | 'stamped'
  /** The page states a time before the end, and nothing that the server knows speaks against it. */
  | 'stated'
  /** The page states no time from an anchor of this attempt. */
  | 'not-stated'
  /** The page itself states a time after the end, or one that has not come yet. */
  | 'stated-late'
  /** The same session saved after the time that is stated, and this choice was not among it. */
  | 'contradicted'
  /** It came when the review with the right answers was open already. */
  | 'after-review';

/** Whether the page's time is believed; what came after the review was opened never is. */
export type Proof = 'stated' | 'unproven';

export const proofOf = (basis: Basis): Proof =>
  basis === 'stamped' || basis === 'stated' ? 'stated' : 'unproven';

/** When an answer was chosen, as far as it is known. */
export type Evidence = {
  readonly basis: Basis;
  /** The server's anchor that the page had by then; null without one of this attempt. */
  readonly notBefore: Date | null;
  /** What the page states: that anchor, and the time since by a clock that nobody can set. */
  readonly statedAt: Date | null;
  /** The server knew the choice by then. */
  readonly notAfter: Date;
};

export type LateAnswer = Evidence & {
  readonly id: string;
  readonly attemptId: string;
  readonly questionId: string;
  /** The number of the question in the test, from 1. */
  readonly place: number;
  readonly option: OptionKey;
  readonly arrivedAt: Date;
  readonly state: 'waiting' | 'accepted' | 'declined';
  /** Why it was accepted or declined; the student reads it. */
  readonly reason: string;
  readonly decidedAt: Date | null;
};

/** What a page claims of one choice, once its seals are read. */
export type Claim = {
  readonly anchor: { readonly at: Date } | null;
  /** Milliseconds from the anchor to the choice. */
  readonly elapsedMs: number | null;
  readonly stampedAt: Date | null;
};

/** What the server knows by itself. */
export type Known = {
  /** The deadline, or when the test was closed before it. */
  readonly end: Date;
  readonly arrivedAt: Date;
  readonly isReviewOpened: boolean;
  /** When a page of the anchor's session saved last. */
  readonly lastSavedAt: Date | null;
};

/** A save may be under way for so long before it counts as one that came after a choice. */
const UNDER_WAY_SECONDS = 10;

function statedBy({ anchor, elapsedMs }: Claim): Date | null {
  if (!anchor || elapsedMs === null || !Number.isInteger(elapsedMs) || elapsedMs < 0) return null;
  const stated = new Date(anchor.at.getTime() + elapsedMs);
  return Number.isNaN(stated.getTime()) ? null : stated;
}

function basisOf(statedAt: Date | null, { stampedAt }: Claim, known: Known): Basis {
  const { end, arrivedAt, isReviewOpened, lastSavedAt } = known;
  if (isReviewOpened) return 'after-review';
  if (stampedAt && stampedAt <= end) return 'stamped';
  if (!statedAt) return 'not-stated';
  if (statedAt > end || statedAt > arrivedAt) return 'stated-late';
  const isOvertaken = lastSavedAt && lastSavedAt > secondsAfter(statedAt, UNDER_WAY_SECONDS);
  return isOvertaken ? 'contradicted' : 'stated';
}

export function evidenceFor(claim: Claim, known: Known): Evidence {
  const statedAt = statedBy(claim);
  const basis = basisOf(statedAt, claim, known);
  return {
    basis,
    notBefore: claim.anchor?.at ?? null,
    statedAt,
    notAfter: (basis === 'stamped' ? claim.stampedAt : null) ?? known.arrivedAt,
  };
}
