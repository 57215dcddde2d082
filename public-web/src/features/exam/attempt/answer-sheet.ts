import { isOptionKey, type OptionKey } from '@portal/domain/question-bank/question.js';
import { isRefusedAs } from '../../../lib/api-failure.js';
import type { Choices, SavedAnswers } from '../exam-api.js';
import type { KeptByQuestion } from './kept-by-question.js';
import { retryDelay } from './retry-delay.js';

/** Whether the server has all that was chosen; `silent` if it has, but does not answer now. */
export type SavingState = 'saved' | 'saving' | 'unsaved' | 'silent';
export type SheetState = {
  readonly choices: Choices;
  readonly saving: SavingState;
  readonly isClosed: boolean;
};

export type SheetPorts = {
  readonly saved: Choices;
  /** Choices that the server does not have yet, kept by the browser for all tabs. */
  readonly unsent: KeptByQuestion;
  /** Whether calls can be made now; if not, `check` is called once they can. */
  readonly mayCall: () => boolean;
  readonly send: (choices: Choices) => Promise<SavedAnswers>;
  /** Runs this while no other tab sends, so that choices arrive in the order they were made. */
  readonly inTurn: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
  readonly onChosen: (questionId: string, option: OptionKey) => void;
  readonly onTime: (remainingSeconds: number) => void;
};

const isEmpty = (choices: object): boolean => Object.keys(choices).length === 0;

/** A choice is kept until the server has it. Everything else follows the server, and so another device. */
export class AnswerSheet {
  readonly #ports: SheetPorts;
  readonly #listeners = new Set<() => void>();
  #state: SheetState;
  #mustAsk = false;
  #isClosed = false;
  #isSending = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(ports: SheetPorts) {
    this.#ports = ports;
    const choices = { ...ports.saved, ...this.unsent() };
    this.#state = { choices, saving: this.#saving(), isClosed: false };
  }

  readonly state = (): SheetState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly unsent = (): Choices =>
    Object.fromEntries(
      Object.entries(this.#ports.unsent.all()).filter((entry): entry is [string, OptionKey] =>
        isOptionKey(entry[1]),
      ),
    );

  readonly choose = (questionId: string, option: OptionKey): void => {
    this.#ports.unsent.set(questionId, option);
    this.#ports.onChosen(questionId, option);
    this.#show({ [questionId]: option });
    this.flush();
  };

  /** Shows what was chosen in another tab, which sends it too. */
  readonly follow = (questionId: string, option: OptionKey): void => {
    this.#show();
    this.#set({ ...this.#state, choices: { ...this.#state.choices, [questionId]: option } });
  };

  /** Sends what is left to send now, without waiting for the next try. */
  readonly flush = (): void => {
    const isDue = !isEmpty(this.unsent()) || this.#mustAsk;
    const isBarred = this.#isStopped || this.#isClosed || !this.#ports.mayCall();
    if (!isDue || isBarred || this.#isSending) {
      this.#show();
      return;
    }
    clearTimeout(this.#retry);
    this.#isSending = true;
    this.#show();
    this.#ports.inTurn(this.#send).then(this.#succeed, this.#fail);
  };

  /** Asks the server for the state of the test, again and again until it answers. */
  readonly check = (): void => {
    this.#mustAsk = true;
    this.flush();
  };

  /** No more saving: the test is being submitted, with every choice. */
  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#retry);
  };

  /** Goes on, and learns whether the submit arrived after all. */
  readonly resume = (): void => {
    this.#isStopped = false;
    this.check();
  };

  #show(news: Choices = {}): void {
    const choices = { ...this.#state.choices, ...news, ...this.unsent() };
    this.#set({ choices, saving: this.#saving(), isClosed: this.#isClosed });
  }

  #set(state: SheetState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #saving(): SavingState {
    const hasFailed = this.#failures > 0;
    if (isEmpty(this.unsent())) return hasFailed ? 'silent' : 'saved';
    return this.#isSending && !hasFailed ? 'saving' : 'unsaved';
  }

  // Another tab may have sent it all while this one waited for its turn.
  readonly #send = async (): Promise<SavedAnswers | null> => {
    const choices = this.unsent();
    if (this.#isStopped || (isEmpty(choices) && !this.#mustAsk)) return null;
    // Who asks from here on wants to know of a later moment than this.
    this.#mustAsk = false;
    const answer = await this.#ports.send(choices);
    const now = this.unsent();
    for (const [questionId, option] of Object.entries(choices)) {
      if (now[questionId] === option) this.#ports.unsent.set(questionId, null);
    }
    return answer;
  };

  readonly #succeed = (answer: SavedAnswers | null): void => {
    this.#isSending = false;
    this.#failures = 0;
    if (answer) this.#ports.onTime(answer.remainingSeconds);
    this.#show(answer?.answers);
    this.flush();
  };

  readonly #fail = (failure: unknown): void => {
    this.#isSending = false;
    this.#mustAsk = true;
    this.#isClosed = isRefusedAs(failure, 'attempt_closed');
    this.#failures = this.#isClosed ? 0 : this.#failures + 1;
    this.#show();
    if (this.#isStopped || this.#isClosed) return;
    this.#retry = setTimeout(this.flush, retryDelay(this.#failures));
  };
}
