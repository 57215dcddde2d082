import type { OptionKey } from '@portal/domain/questions/question.js';
import type { KeyCommand } from './exam-keys.js';
import type { ExamWork } from './exam-work.js';

const STEPS = { next: 1, previous: -1 } as const;

const focusOption = (questionId: string, option: OptionKey): void =>
  document
    .querySelector<HTMLElement>(`input[name="${CSS.escape(questionId)}"][value="${option}"]`)
    ?.focus();

function obeyAtQuestion(command: KeyCommand, work: ExamWork): void {
  const question = work.questions[work.index];
  if (!question || work.isLocked) return;
  if (command.kind === 'flag') work.onFlag(question._id);
  if (!('option' in command) || !question.options[command.option]) return;
  if (command.kind === 'strike') {
    work.onStrike(question._id, command.option);
    return;
  }
  work.onChoose(question._id, command.option);
  // Moves the focus to the choice, so that a screen reader reads it.
  focusOption(question._id, command.option);
}

export function obeyKey(command: KeyCommand, work: ExamWork, showKeys: () => void): void {
  if (command.kind === 'help') {
    showKeys();
  } else if (command.kind === 'next' || command.kind === 'previous') {
    const place = work.index + STEPS[command.kind];
    if (place in work.questions) work.onGo(place);
  } else {
    obeyAtQuestion(command, work);
  }
}
