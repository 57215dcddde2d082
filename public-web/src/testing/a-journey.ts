import type { Journey, OwnResult } from '../features/exam/journey/journey-api.js';

export const anOwnResult = (parts: Partial<OwnResult> = {}): OwnResult => ({
  _id: 'one',
  domain: 'hr',
  score: 6,
  totalQuestions: 10,
  percentage: 60,
  passed: false,
  isVoid: false,
  completedOn: '2026-05-04T10:00:00.000Z',
  ...parts,
});

export const aJourney = (parts: Partial<Journey> = {}): Journey => ({
  next: 'start',
  isVerified: true,
  payment: 'paid',
  attemptsUsed: 0,
  totalAttempts: 5,
  attemptsLeft: 5,
  openTest: null,
  results: [],
  best: [],
  ...parts,
});
