import { DomainError } from '../kernel/errors.js';

/** How far an application can come, in the order of its way. */
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

/** Where an application may go from each stage. To go to the same stage again gives an interview
 * another time, and an offer another day and letter. */
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

/** Where an application may go from this stage, in the order in which that is offered. */
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
