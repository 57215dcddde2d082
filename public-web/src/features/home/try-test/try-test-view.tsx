import type { KeyboardEvent } from 'react';
import { TRY_QUESTIONS } from '../../../content/try-test.js';
import { keyCommand } from '../../exam/shell/exam-keys.js';
import { useIsScripted } from '../use-is-scripted.js';
import { TestOnPaper } from './test-on-paper.js';
import { TryQuestionPanel } from './try-question-panel.js';
import { TryResult } from './try-result.js';
import styles from './try-test.module.css';
import { useTryTest } from './use-try-test.js';

const TOTAL = TRY_QUESTIONS.length;

export function TryTestView() {
  const test = useTryTest();
  const isScripted = useIsScripted();
  const { question, index, choices } = test;
  const onKeyDown = (event: KeyboardEvent) => {
    const command = keyCommand(event);
    if (command) test.obey(command);
  };
  return (
    <>
      <div
        className={styles.screen}
        role="group"
        aria-label="Sample questions"
        data-begun={choices.length > 0 || undefined}
        onKeyDown={onKeyDown}
      >
        <div className={styles.bar}>
          <p className={styles.domain}>{question ? question.domain : 'Your result'}</p>
          <p role="status">{question ? `Question ${index + 1} of ${TOTAL}` : 'Finished'}</p>
          <ol className={styles.marks} aria-hidden="true">
            {TRY_QUESTIONS.map(({ id, correctOption }, place) => (
              <li key={id} data-state={stateOf(choices[place], correctOption)} />
            ))}
          </ol>
        </div>
        {question ? (
          <TryQuestionPanel key={question.id} question={question} test={test} />
        ) : (
          <TryResult test={test} />
        )}
      </div>
      {!isScripted && <TestOnPaper />}
    </>
  );
}

function stateOf(chosen: string | undefined, correct: string): 'right' | 'wrong' | undefined {
  if (chosen === undefined) return undefined;
  return chosen === correct ? 'right' : 'wrong';
}
