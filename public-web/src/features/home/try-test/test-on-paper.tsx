import { OPTION_KEYS } from '@portal/domain/question-bank/question.js';
import { TRY_QUESTIONS } from '../../../content/try-test.js';
import { InlineText, QuestionText } from '../../exam/question-text.js';
import styles from './try-test.module.css';

/** The sample questions for those whose browser runs no scripts. */
export function TestOnPaper() {
  return (
    <ol className={styles.paper}>
      {TRY_QUESTIONS.map(({ id, domain, question, options, correctOption, why }) => (
        <li key={id}>
          <p className={styles.domain}>{domain}</p>
          <QuestionText text={question} />
          <ol>
            {OPTION_KEYS.map((key) => (
              <li key={key}>
                <InlineText text={options[key]} />
              </li>
            ))}
          </ol>
          <details>
            <summary>Show the answer</summary>
            <p>
              <b>It is {correctOption.toUpperCase()}.</b> <InlineText text={why} />
            </p>
          </details>
        </li>
      ))}
    </ol>
  );
}
