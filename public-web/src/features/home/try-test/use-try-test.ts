import type { OptionKey } from '@portal/domain/question-bank/question.js';
import { useState } from 'react';
import { TRY_QUESTIONS, type TryQuestion } from '../../../content/try-test.js';
import type { KeyCommand } from '../../exam/shell/exam-keys.js';

export type TryTest = {
  readonly choices: readonly OptionKey[];
  readonly index: number;
  /** The question in view; none at the end. */
  readonly question: TryQuestion | undefined;
  /** What was chosen in it; it stays, since the why is shown at once. */
  readonly chosen: OptionKey | undefined;
  readonly hasMoved: boolean;
  choose(option: OptionKey): void;
  goOn(): void;
  again(): void;
  obey(command: KeyCommand): void;
};

/** Holds the choices; nothing of them leaves the page. */
export function useTryTest(): TryTest {
  const [choices, setChoices] = useState<readonly OptionKey[]>([]);
  const [index, setIndex] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const question = TRY_QUESTIONS[index];
  const chosen = choices[index];

  const choose = (option: OptionKey) => {
    if (question?.options[option] && !chosen) setChoices([...choices, option]);
  };
  const goTo = (place: number) => {
    setIndex(place);
    setMoved(true);
  };
  const goOn = () => {
    if (chosen) goTo(index + 1);
  };
  const again = () => {
    setChoices([]);
    goTo(0);
  };
  const obey = (command: KeyCommand) => {
    if (command.kind === 'choose') choose(command.option);
    if (command.kind === 'next') goOn();
  };
  return { choices, index, question, chosen, hasMoved, choose, goOn, again, obey };
}

export const rightOf = (choices: readonly OptionKey[]): number =>
  choices.filter((option, place) => TRY_QUESTIONS[place]?.correctOption === option).length;
