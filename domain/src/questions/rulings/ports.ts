import type { Ruling, RulingStep } from './ruling.js';

/** Where rulings are stored; they are added to, never changed. */
export type RulingRepository = {
  /** Until the transaction ends, nobody else adds a ruling or a step. */
  lock(): Promise<void>;
  add(ruling: Ruling): Promise<void>;
  find(id: string): Promise<Ruling | null>;
  /** All rulings on one version of a question, newest first. */
  on(questionId: string, version: number): Promise<readonly Ruling[]>;
  /** Notes that a ruling was applied or withdrawn; each happens once. */
  step(id: string, kind: 'applied' | 'withdrawn', step: RulingStep): Promise<void>;
};

export type RulingStores = {
  readonly rulings: RulingRepository;
};
