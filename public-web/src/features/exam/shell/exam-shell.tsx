import { useState, type ReactNode } from 'react';
import { useMedia } from '../../../lib/use-media.js';
import { AnswerSheetDialog } from './answer-sheet-dialog.js';
import { ExamBar, type ExamBarProps } from './exam-bar.js';
import styles from './exam-shell.module.css';
import type { ExamWork } from './exam-work.js';
import { KeysDialog } from './keys-dialog.js';
import { obeyKey } from './obey-key.js';
import { PhoneBar } from './phone-bar.js';
import { QuestionNavigator } from './question-navigator.js';
import { QuestionPanel } from './question-panel.js';
import { struckIn } from './strikes.js';
import { useDisplay } from './use-display.js';
import { useExamKeys } from './use-exam-keys.js';

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
