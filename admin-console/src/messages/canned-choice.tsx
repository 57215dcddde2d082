import { filledAnswer } from '@portal/domain/applications/canned-answer.js';
import { Link } from 'react-router';
import { answersIn, CANNED_PATH } from './canned-answer-row.js';
import styles from './messages.module.css';
import { useAnswer } from '../components/use-answer.js';

type CannedChoiceProps = {
  readonly facts: { readonly name: string; readonly subject: string };
  /** Told the text, with its places filled. */
  readonly onChoose: (text: string) => void;
};

/** Puts a canned answer into the form, where it is changed before it is sent. */
export function CannedChoice({ facts, onChoose }: CannedChoiceProps) {
  const { data } = useAnswer(CANNED_PATH, 'Failed to fetch the canned answers.');
  const answers = answersIn(data);
  const choose = (id: string) => {
    const chosen = answers.find((one) => one.id === id);
    if (chosen) onChoose(filledAnswer(chosen.text, facts));
  };
  return (
    <p className={styles.canned}>
      {answers.length > 0 && (
        <label>
          Canned answer{' '}
          <select value="" onChange={({ target }) => choose(target.value)}>
            <option value="">Choose one…</option>
            {answers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <Link to="/admin/messages/canned">Keep canned answers</Link>
    </p>
  );
}
