import {
  OPTION_KEYS,
  type MistakesByOption,
  type OptionKey,
  type Question,
} from '@portal/domain/questions/question.js';
import { InlineText, QuestionText } from './question-text.js';
import styles from './questions.module.css';

type Words = Pick<Question, 'question' | 'options' | 'correctOption' | 'explanation'> & {
  /** Of a student's variant, with the option that the student chose. */
  readonly mistakes?: MistakesByOption;
  readonly chosen?: OptionKey | null;
};

/** A question with its options, the key and the mistakes, and why the key is right. */
export function QuestionWords({ words }: { readonly words: Words }) {
  const { question, options, correctOption, explanation, mistakes, chosen } = words;
  const notesOn = (key: OptionKey): string => {
    const notes = key === correctOption ? ['correct'] : (mistakes?.[key] ?? []);
    const all = key === chosen ? [...notes, 'chosen'] : notes;
    return all.length > 0 ? ` (${all.join('; ')})` : '';
  };
  return (
    <>
      <p className={styles.text}>
        <QuestionText text={question} />
      </p>
      <ul className={styles.options}>
        {OPTION_KEYS.map((key) => (
          <li key={key} data-correct={key === correctOption || undefined}>
            <span>
              {key.toUpperCase()}: <InlineText text={options[key]} />
              {notesOn(key)}
            </span>
          </li>
        ))}
      </ul>
      {explanation && (
        <p className="soft max-width-60rem">
          <InlineText text={explanation} />
        </p>
      )}
    </>
  );
}
