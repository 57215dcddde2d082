import type { OptionKey } from '@portal/domain/question-bank/question.js';
import { isRefusedAs } from '../../lib/api-failure.js';
import type { Choices } from './exam-api.js';

const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Whether the server has all that was chosen. */
export type SavingState = 'saved' | 'saving' | 'unsaved';
export type SheetState = { readonly choices: Choices; readonly saving: SavingState };

/** What the sheet needs from outside. */
export type SheetPorts = {
  /** The answers that the server has. */
  readonly saved: Choices;
  /** Choices that this browser could not send before. */
  readonly kept: Choices;
  /** Sends choices; answers with the seconds left, if the server tells them. */
  readonly send: (choices: Choices) => Promise<{ readonly remainingSeconds?: number }>;
  /** Keeps what is not sent yet, over a reload or a crash. */
  readonly keep: (unsent: Choices) => void;
  readonly onTime: (remainingSeconds: number) => void;
  /** The server has closed the test. */
  readonly onClosed: () => void;
};

const isEmpty = (choices: Choices): boolean => Object.keys(choices).length === 0;

/** The student's choices, each sent to the server as it is made, and again until it arrives. */
export class AnswerSheet {
  readonly #ports: SheetPorts;
  readonly #listeners = new Set<() => void>();
  #state: SheetState;
  #unsent: Choices;
  #inFlight: Choices | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(ports: SheetPorts) {
    this.#ports = ports;
    this.#unsent = ports.kept;
    this.#state = { choices: { ...ports.saved, ...ports.kept }, saving: 'saved' };
  }

  readonly state = (): SheetState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly choose = (questionId: string, option: OptionKey): void => {
    this.#unsent = { ...this.#unsent, [questionId]: option };
    this.#ports.keep({ ...this.#inFlight, ...this.#unsent });
    this.#show({ choices: { ...this.#state.choices, [questionId]: option } });
    this.flush();
  };

  /** Sends what is left to send now, without waiting for the next try. */
  readonly flush = (): void => {
    if (this.#isStopped || this.#inFlight || isEmpty(this.#unsent)) return;
    const choices = this.#unsent;
    this.#unsent = {};
    this.#show({ saving: 'saving' });
    this.#send(choices);
  };

  /** Asks the server how the test stands, even if there is nothing to send. */
  readonly check = (): void => {
    if (!isEmpty(this.#unsent)) this.flush();
    else if (!this.#isStopped && !this.#inFlight) this.#send({});
  };

  /** No more saving: the test is being submitted, with every choice. */
  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#retry);
  };

  /** The submit failed, so saving goes on. */
  readonly resume = (): void => {
    this.#isStopped = false;
    this.flush();
  };

  #show(change: Partial<SheetState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #send(choices: Choices): void {
    clearTimeout(this.#retry);
    this.#inFlight = choices;
    this.#ports.send(choices).then(
      ({ remainingSeconds }) => this.#succeed(remainingSeconds),
      (failure: unknown) => this.#fail(failure),
    );
  }

  #succeed(remainingSeconds: number | undefined): void {
    this.#inFlight = null;
    this.#failures = 0;
    this.#ports.keep(this.#unsent);
    if (remainingSeconds !== undefined) this.#ports.onTime(remainingSeconds);
    if (isEmpty(this.#unsent)) this.#show({ saving: 'saved' });
    else if (this.#isStopped) this.#show({ saving: 'unsaved' });
    else this.flush();
  }

  #fail(failure: unknown): void {
    this.#unsent = { ...this.#inFlight, ...this.#unsent };
    this.#inFlight = null;
    this.#show({ saving: isEmpty(this.#unsent) ? 'saved' : 'unsaved' });
    if (this.#isStopped) return;
    if (isRefusedAs(failure, 'attempt_closed')) {
      this.#ports.onClosed();
      return;
    }
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#retry = setTimeout(this.flush, wait);
    this.#failures += 1;
  }
}
