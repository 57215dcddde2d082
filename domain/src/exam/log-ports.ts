import type { ConnectionGap, Silence } from './connection-gap.js';
import type { Announcement, Intervention } from './intervention.js';
import type { AttemptSignals } from './signals.js';

/** Where it is kept what was done to attempts, and what was said to those who sit them. */
export type InterventionLog = {
  /** False, and nothing is kept, if the same batch has changed the attempt before. */
  add(intervention: Intervention): Promise<boolean>;
  listOf(attemptId: string): Promise<readonly Intervention[]>;
  /** The ids of those that were extended after a moment, or ever, and not by this batch too. */
  extendedSince(
    attemptIds: readonly string[],
    moment: Date | null,
    batchId: string | null,
  ): Promise<readonly string[]>;
  announce(announcement: Announcement): Promise<void>;
};

/** Where gaps in the connections of tests are kept. */
export type GapLog = {
  /** Adds one, unless that of the same session from the same moment is kept, or a great many are. */
  add(gap: ConnectionGap): Promise<void>;
  ofAttempt(attemptId: string): Promise<readonly ConnectionGap[]>;
  /** The last while of some length in which nothing was heard from a session's pages of an attempt. */
  silenceOf(attemptId: string, sessionId: string | null): Promise<Silence | null>;
};

export type WithGaps = { readonly gaps: GapLog };

/** Where it is kept what pages of tests counted. */
export type SignalLog = {
  /** From now on the pages of an attempt are heard. */
  begin(attemptId: string, beganAt: Date): Promise<void>;
  find(attemptId: string): Promise<AttemptSignals | null>;
  /** The same, locked until the transaction ends. */
  lock(attemptId: string): Promise<AttemptSignals | null>;
  /** Keeps a report, unless the attempt counts no signals, or its signals were deleted. */
  save(signals: AttemptSignals): Promise<void>;
};

export type WithSignals = { readonly signals: SignalLog };

export type WithInterventions = { readonly interventions: InterventionLog };
