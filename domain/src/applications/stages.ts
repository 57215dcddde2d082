import { DomainError } from '../kernel/errors.js';
import type { Words } from '../kernel/words.js';

export const STAGES = [
  'received',
  'shortlisted',
  'interview',
  'offered',
  'accepted',
  'declined',
  'interning',
  'completed',
  'left',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

export const isStage = (text: string): text is Stage =>
  (STAGES as readonly string[]).includes(text);

/** The possible moves from each stage. A move to the same stage sets another time for an interview, or another date and
 * letter for an offer. */
const MOVES: Readonly<Record<Stage, readonly Stage[]>> = {
  received: ['shortlisted', 'interview', 'closed'],
  shortlisted: ['received', 'interview', 'offered', 'closed'],
  interview: ['shortlisted', 'interview', 'offered', 'closed'],
  offered: ['accepted', 'declined', 'offered', 'closed'],
  accepted: ['interning', 'left', 'closed'],
  declined: ['offered', 'closed'],
  interning: ['completed', 'left'],
  completed: [],
  left: [],
  closed: ['received', 'shortlisted'],
};

export const movesFrom = (stage: Stage): readonly Stage[] => MOVES[stage];

class MoveRefused extends DomainError {
  constructor(from: Stage, to: Stage) {
    super('conflict', 'move_refused', `An application that is ${from} can't become ${to}.`);
  }
}

/** @throws MoveRefused */
export function checkMove(from: Stage, to: Stage): void {
  if (!MOVES[from].includes(to)) throw new MoveRefused(from, to);
}

export const STAGE_WORDS: Words<Stage> = {
  received: 'Received',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  interning: 'Interning',
  completed: 'Completed',
  left: 'Left early',
  closed: 'Closed',
};
