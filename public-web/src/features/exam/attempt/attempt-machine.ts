import type { Choices } from '../exam-api.js';

/** Whether the server has all choices; `silent` if it has them but does not answer now. */
export type SavingState = 'saved' | 'saving' | 'unsaved' | 'silent';

/** The state of the submit; `barred` waits for the student to sign in again. In a room, `elsewhere` needs an admission on
 * this device. */
export type Phase = 'open' | 'submitting' | 'barred' | 'failed' | 'done' | 'void' | 'elsewhere';

export type TestState = {
  readonly choices: Choices;
  readonly saving: SavingState;
  readonly phase: Phase;
  readonly message: string;
  /** The submit found no server, and is sent again until it does. */
  readonly waits: boolean;
  /** Known once the test is submitted, here or in another tab. */
  readonly resultId: string | null;
  /** Whether the server has closed the test. */
  readonly isClosed: boolean;
  readonly isTimeUp: boolean;
  readonly isSignedIn: boolean;
  /** Whether the server may know more than this page. */
  readonly mustAsk: boolean;
  readonly isSending: boolean;
  /** Failed saves since the last successful one. */
  readonly failures: number;
};

export type TestEvent =
  /** Here, or in another tab. */
  | { readonly kind: 'chosen'; readonly choices: Choices }
  | { readonly kind: 'look' | 'retry' | 'submit' }
  /** The student continues: signing in later does not submit. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'saved'; readonly answers: Choices }
  | { readonly kind: 'save-failed'; readonly isClosed: boolean }
  | { readonly kind: 'submitted'; readonly resultId: string }
  | {
      /** Or a save was, for `elsewhere`. */
      readonly kind: 'submit-failed';
      readonly why: 'void' | 'elsewhere' | 'time-added' | 'other';
      readonly message: string;
    }
  | { readonly kind: 'signed'; readonly isSignedIn: boolean }
  | { readonly kind: 'clock'; readonly isTimeUp: boolean };

export type Effect =
  /** `asks`: also without anything to save. */
  | { readonly kind: 'save'; readonly asks: boolean }
  | { readonly kind: 'retry-save'; readonly failures: number }
  | { readonly kind: 'submit' | 'retry-submit' | 'forget' };

export const firstState = (choices: Choices, isSignedIn: boolean): TestState => ({
  ...{ choices, saving: 'saved', phase: 'open', message: '', waits: false, resultId: null },
  ...{ isClosed: false, isTimeUp: false, isSignedIn },
  ...{ mustAsk: false, isSending: false, failures: 0 },
});

export const isOver = ({ isClosed, isTimeUp }: TestState): boolean => isClosed || isTimeUp;

/** Whether a failed submit is tried again by itself. */
export const mustSubmit = (state: TestState): boolean => isOver(state) || state.waits;

const isEmpty = (choices: Choices): boolean => Object.keys(choices).length === 0;

/** Whether the test can still be submitted, and its choices saved. */
const isUnderWay = ({ phase }: TestState): boolean =>
  phase === 'open' || phase === 'barred' || phase === 'failed';

const submitting = (state: TestState): TestState =>
  isUnderWay(state) ? { ...state, phase: state.isSignedIn ? 'submitting' : 'barred' } : state;

function afterFailedSubmit(
  state: TestState,
  { why, message }: Extract<TestEvent, { kind: 'submit-failed' }>,
): TestState {
  if (why === 'void' || why === 'elsewhere') return { ...state, phase: why, message };
  // The submit may have reached the server all the same.
  const asking = { ...state, mustAsk: true };
  if (why === 'time-added') return { ...asking, phase: 'open' };
  const waits = message.startsWith('Could not connect');
  return { ...asking, phase: state.isSignedIn ? 'failed' : 'barred', message, waits };
}

function afterFailedSave(state: TestState, isClosed: boolean): TestState {
  const failures = isClosed ? 0 : state.failures + 1;
  const ended = state.isClosed || isClosed;
  return { ...state, isSending: false, mustAsk: true, isClosed: ended, failures };
}

function applyEvent(state: TestState, event: TestEvent): TestState {
  switch (event.kind) {
    case 'chosen':
      // Who changes an answer goes on with the test.
      return { ...state, choices: { ...state.choices, ...event.choices }, waits: false };
    case 'look':
      return { ...state, mustAsk: true };
    case 'retry':
      return state;
    case 'submit':
      return submitting(state);
    case 'stay':
      return state.phase === 'barred' && !isOver(state) ? { ...state, phase: 'open' } : state;
    case 'saved': {
      const choices = { ...state.choices, ...event.answers };
      return { ...state, choices, isSending: false, failures: 0 };
    }
    case 'save-failed':
      return afterFailedSave(state, event.isClosed);
    case 'submitted':
      return { ...state, phase: 'done', resultId: event.resultId };
    case 'submit-failed':
      return afterFailedSubmit(state, event);
    case 'signed':
      return { ...state, isSignedIn: event.isSignedIn };
    case 'clock':
      return { ...state, isTimeUp: event.isTimeUp };
  }
}

/** The test is submitted by itself at its end, and when a student who wanted to submit has signed in again. */
function submitsByItself(before: TestState, after: TestState): boolean {
  const hasEnded = (after.isClosed && !before.isClosed) || (after.isTimeUp && !before.isTimeUp);
  const isBack = after.isSignedIn && !before.isSignedIn;
  return hasEnded || (isBack && before.phase === 'barred');
}

function savingOf({ failures, isSending }: TestState, unsent: Choices): SavingState {
  if (isEmpty(unsent)) return failures > 0 ? 'silent' : 'saved';
  return isSending && failures === 0 ? 'saving' : 'unsaved';
}

const maySave = (state: TestState): boolean =>
  isUnderWay(state) && state.isSignedIn && !state.isClosed && !state.isSending;

function effectsOf(before: TestState, state: TestState, event: TestEvent): Effect[] {
  const hasBecome = (phase: Phase) => state.phase === phase && before.phase !== phase;
  const effects: Effect[] = [];
  if (hasBecome('submitting')) effects.push({ kind: 'submit' });
  if (hasBecome('void')) effects.push({ kind: 'forget' });
  if (hasBecome('failed') && mustSubmit(state)) effects.push({ kind: 'retry-submit' });
  if (event.kind === 'save-failed' && maySave(state))
    effects.push({ kind: 'retry-save', failures: state.failures });
  return effects;
}

/** The state after an event, and the effects to carry out. @param unsent choices that the server does not have */
export function transition(
  before: TestState,
  event: TestEvent,
  unsent: Choices,
): { readonly state: TestState; readonly effects: readonly Effect[] } {
  const applied = applyEvent(before, event);
  let state = submitsByItself(before, applied) ? submitting(applied) : applied;
  const effects = effectsOf(before, state, event);
  const isDue = state.mustAsk || !isEmpty(unsent);
  // After a failure, the next try or the next event saves.
  if (maySave(state) && isDue && event.kind !== 'save-failed') {
    effects.push({ kind: 'save', asks: state.mustAsk });
    state = { ...state, isSending: true, mustAsk: false };
  }
  const choices = { ...state.choices, ...unsent };
  return { state: { ...state, choices, saving: savingOf(state, unsent) }, effects };
}
