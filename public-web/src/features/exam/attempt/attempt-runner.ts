import { isOptionKey, type OptionKey } from '@portal/domain/questions/question.js';
import { isRefusedAs, messageOf, type Fallbacks } from '../../../lib/api-failure.js';
import type { Choices, SavedAnswers } from '../exam-api.js';
import {
  firstState,
  mustSubmit,
  transition,
  type Effect,
  type TestEvent,
  type TestState,
} from './attempt-machine.js';
import type { KeptByQuestion } from './kept-by-question.js';
import { retryDelay } from './retry-delay.js';

/** A failed submit waits as long as the third failed save: 2.8 to 4 s. */
const FAILURES_OF_SUBMIT = 3;
const FALLBACKS: Fallbacks = {
  refused: 'Failed to submit test results.',
  unreachable: 'Could not connect to the server to submit results.',
};

export type RunnerPorts = {
  readonly saved: Choices;
  /** Choices that the server does not have yet, stored by the browser for all tabs. */
  readonly unsent: KeptByQuestion;
  readonly isSignedIn: () => boolean;
  /** Stores whether a submit waits for the network. */
  readonly keepWaiting: (waits: boolean) => void;
  readonly save: (choices: Choices) => Promise<SavedAnswers>;
  readonly submit: (choices: Choices, unsent: Choices) => Promise<string>;
  /** Runs this while no other tab sends, so that choices arrive in their order. */
  readonly inTurn: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
  readonly forget: () => void;
};

export type AttemptRunner = {
  readonly state: () => TestState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: TestEvent) => void;
  readonly choose: (questionId: string, option: OptionKey) => void;
  readonly stop: () => void;
};

const REFUSALS = [
  ['attempt_void', 'void'],
  ['admission_needed', 'elsewhere'],
  ['time_was_added', 'time-added'],
] as const;

const failedSubmit = (failure: unknown): TestEvent => ({
  kind: 'submit-failed',
  why: REFUSALS.find(([code]) => isRefusedAs(failure, code))?.[1] ?? 'other',
  message: messageOf(failure, FALLBACKS),
});

const failedSave = (failure: unknown): TestEvent =>
  isRefusedAs(failure, 'admission_needed')
    ? failedSubmit(failure)
    : { kind: 'save-failed', isClosed: isRefusedAs(failure, 'attempt_closed') };

/** Carries out the effects of {@link transition}. A choice stays stored until the server has it. */
export function attemptRunner(ports: RunnerPorts): AttemptRunner {
  const listeners = new Set<() => void>();
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let submitTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const unsent = (): Choices =>
    Object.fromEntries(
      Object.entries(ports.unsent.all()).filter((entry): entry is [string, OptionKey] =>
        isOptionKey(entry[1]),
      ),
    );
  let state = firstState({ ...ports.saved, ...unsent() }, ports.isSignedIn());

  const dispatch = (event: TestEvent): void => {
    if (isStopped) return;
    const next = transition(state, event, unsent());
    if (next.state.waits !== state.waits) ports.keepWaiting(next.state.waits);
    state = next.state;
    for (const effect of next.effects) carryOut(effect);
    for (const listener of listeners) listener();
  };

  const send = async (asks: boolean): Promise<Choices> => {
    const choices = unsent();
    // Another tab may have sent it all while this one waited for its turn, or the test is being submitted.
    const isNeeded = asks || Object.keys(choices).length > 0;
    if (!isNeeded || state.phase === 'submitting' || state.phase === 'done') return {};
    const { answers } = await ports.save(choices);
    const now = unsent();
    for (const [questionId, option] of Object.entries(choices))
      if (now[questionId] === option) ports.unsent.set(questionId, null);
    return answers;
  };

  const carryOut = (effect: Effect): void => {
    if (effect.kind === 'save' || effect.kind === 'submit') clearTimeout(saveTimer);
    if (effect.kind === 'save')
      ports
        .inTurn(() => send(effect.asks))
        .then(
          (answers) => dispatch({ kind: 'saved', answers }),
          (failure: unknown) => dispatch(failedSave(failure)),
        );
    else if (effect.kind === 'retry-save')
      saveTimer = setTimeout(() => dispatch({ kind: 'retry' }), retryDelay(effect.failures));
    else if (effect.kind === 'submit')
      ports.submit(state.choices, unsent()).then(
        (resultId) => dispatch({ kind: 'submitted', resultId }),
        (failure: unknown) => dispatch(failedSubmit(failure)),
      );
    else if (effect.kind === 'retry-submit')
      submitTimer = setTimeout(() => {
        if (mustSubmit(state)) dispatch({ kind: 'submit' });
      }, retryDelay(FAILURES_OF_SUBMIT));
    else ports.forget();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    choose(questionId, option) {
      ports.unsent.set(questionId, option);
      dispatch({ kind: 'chosen', choices: { [questionId]: option } });
    },
    stop() {
      isStopped = true;
      clearTimeout(saveTimer);
      clearTimeout(submitTimer);
    },
  };
}
