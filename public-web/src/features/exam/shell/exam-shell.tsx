import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useMedia } from '../../../lib/use-media.js';
import { ExamBar, type ExamBarProps } from './exam-bar.js';
import styles from './exam-shell.module.css';
import type { ExamWork } from './exam-work.js';
import { KeysDialog } from './keys-dialog.js';
import { PhoneBar } from './phone-bar.js';
import { QuestionNavigator } from './question-navigator.js';
import { QuestionPanel } from './question-panel.js';
import { struckIn } from './strikes.js';
import { useDisplay } from './use-display.js';
import { Modal } from '../../../components/modal.js';
import type { OptionKey } from '@portal/domain/questions/question.js';
import { type KeyCommand, keyCommand } from './exam-keys.js';

const TYPED_IN = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
const OVER_THE_TEST = 'dialog[open], :popover-open';

const isElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.matches(TYPED_IN)) ||
  document.querySelector(OVER_THE_TEST) !== null;

/** Calls `act` with the command of each key, unless the student types a text, or something covers the test. */
function useExamKeys(isOn: boolean, act: (command: KeyCommand) => void): void {
  const obey = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const command = isElsewhere(event) ? null : keyCommand(event);
      if (!command) return;
      event.preventDefault();
      obey(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

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

function obeyKey(command: KeyCommand, work: ExamWork, showKeys: () => void): void {
  if (command.kind === 'help') {
    showKeys();
  } else if (command.kind === 'next' || command.kind === 'previous') {
    const place = work.index + STEPS[command.kind];
    if (place in work.questions) work.onGo(place);
  } else {
    obeyAtQuestion(command, work);
  }
}

type AnswerSheetDialogProps = ExamWork & { readonly onClose: () => void };

/** All questions in a dialog, where the screen has no room beside the question. */
function AnswerSheetDialog({ onClose, ...work }: AnswerSheetDialogProps) {
  return (
    <Modal title="Answer sheet" onClose={onClose}>
      <QuestionNavigator {...work} />
    </Modal>
  );
}

type ExamShellProps = ExamWork &
  Omit<ExamBarProps, 'total' | 'onKeys' | 'onSubmit'> & {
    /** Notices that appear by themselves. They lie over the page, so that no option moves under the pointer. */
    readonly news?: ReactNode;
    readonly notices?: ReactNode;
    readonly aside?: ReactNode;
    readonly onFinish: (() => void) | null;
    readonly children?: ReactNode;
  };

const PHONE = '(width < 44rem)';

export function ExamShell(props: ExamShellProps) {
  const { questions, index, isLocked, news, notices, aside, children, onFinish, onGo } = props;
  const { text, contrast, hasKeys } = useDisplay();
  const isPhone = useMedia(PHONE);
  const [over, setOver] = useState<'keys' | 'sheet' | null>(null);
  const showKeys = () => setOver('keys');
  const close = () => setOver(null);
  useExamKeys(hasKeys, (command) => obeyKey(command, props, showKeys));
  const question = questions[index];

  return (
    <div className={`exam ${styles.exam ?? ''}`} data-text={text} data-contrast={contrast}>
      <div className={styles.top}>
        <ExamBar {...props} total={questions.length} onKeys={showKeys} onSubmit={onFinish} />
        <div className={isLocked || !onFinish ? styles.newsOfOver : styles.news}>{news}</div>
      </div>
      <div className={styles.sheet}>
        {!isPhone && <QuestionNavigator {...props} />}
        {notices}
        {question && (
          <QuestionPanel
            {...props}
            question={question}
            struck={struckIn(props.struck, question._id)}
            isPhone={isPhone}
            aside={aside}
          />
        )}
      </div>
      {isPhone && <PhoneBar {...props} onSheet={() => setOver('sheet')} />}
      {over === 'keys' && <KeysDialog onClose={close} />}
      {over === 'sheet' && (
        <AnswerSheetDialog
          {...props}
          onClose={close}
          onGo={(place) => {
            close();
            onGo(place);
          }}
        />
      )}
      {children}
    </div>
  );
}
