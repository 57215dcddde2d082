import { filledAnswer } from '@portal/domain/applications/canned-answer.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { CANNED_PATH } from './canned-answer-row.js';
import { useAnswer } from '../../components/use-answer.js';

type CannedChoiceProps = {
  readonly facts: { readonly name: string; readonly subject: string };
  /** Called with the text, its places filled. */
  readonly onChoose: (text: string) => void;
};

/** Puts a canned answer into the form, where it is changed before it is sent. */
export function CannedChoice({ facts, onChoose }: CannedChoiceProps) {
  const { data } = useAnswer(CANNED_PATH, 'Failed to fetch the canned answers.');
  const answers = data?.answers ?? [];
  const [chosenId, setChosenId] = useState('');
  const chosen = answers.find((one) => one.id === chosenId);
  const insert = () => {
    if (!chosen) return;
    onChoose(filledAnswer(chosen.text, facts));
    setChosenId('');
  };
  return (
    <p className="margin-0 flex gap-4 wrap items-center">
      {answers.length > 0 && (
        <label>
          Canned answer{' '}
          <select value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
            <option value="">Choose one…</option>
            {answers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {answers.length > 0 && (
        <button
          type="button"
          className="button secondary"
          aria-disabled={!chosen || undefined}
          onClick={insert}
        >
          Insert
        </button>
      )}
      <Link to="/admin/messages/canned">Keep canned answers</Link>
    </p>
  );
}
