import { isOptionKey } from '@portal/domain/question-bank/question.js';
import { localStore } from '../../lib/storage.js';
import type { Choices } from './exam-api.js';

const OPEN_KEY = 'portal.openAttempt';
const unsentKey = (attemptId: string): string => `portal.unsent.${attemptId}`;

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** The choices of a test that this browser could not send yet. */
export function unsentChoices(attemptId: string): Choices {
  const kept = parsed(localStore.get(unsentKey(attemptId)));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, option]) => isOptionKey(option)));
}

/** Keeps them until they are sent. */
export function keepUnsent(attemptId: string, choices: Choices): void {
  const isEmpty = Object.keys(choices).length === 0;
  localStore.set(unsentKey(attemptId), isEmpty ? null : JSON.stringify(choices));
}

/** Remembers which test this browser has open, so that a late return never starts another. */
export const rememberAttempt = (email: string, attemptId: string): void =>
  localStore.set(OPEN_KEY, JSON.stringify({ email, attemptId }));

/** The test that this browser had open for the student, if it was not submitted here. */
export function rememberedAttempt(email: string): string | null {
  const kept = parsed(localStore.get(OPEN_KEY)) as { email?: string; attemptId?: string } | null;
  return kept?.email === email ? (kept.attemptId ?? null) : null;
}

/** Forgets a test that is over. */
export function forgetAttempt(attemptId: string): void {
  localStore.set(OPEN_KEY, null);
  localStore.set(unsentKey(attemptId), null);
}
