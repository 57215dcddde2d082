import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import type { AskedQuestion, Choices } from '../exam-api.js';
import { InlineText } from '../question-text.js';
import styles from './submit-dialog.module.css';

export type SubmitDialogProps = {
  readonly questions: readonly AskedQuestion[];
  readonly choices: Choices;
  readonly flagged: ReadonlySet<string>;
  readonly onGo: (index: number) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

const counted = (count: number, what: string): string =>
  count === 1 ? `1 question is ${what}` : `${count} questions are ${what}`;

function titleOf(total: number, unanswered: number, marked: number): string {
  if (unanswered > 0) return counted(unanswered, 'unanswered');
  return marked > 0 ? counted(marked, 'flagged') : `All ${total} questions are answered`;
}

export function SubmitDialog(props: SubmitDialogProps) {
  const { questions, choices, flagged, onGo, onSubmit, onClose } = props;
  const unanswered = questions.filter(({ _id }) => !choices[_id]).length;
  const marked = questions.filter(({ _id }) => flagged.has(_id)).length;
  const isOpen = unanswered + marked > 0;
  return (
    <Dialog title={titleOf(questions.length, unanswered, marked)} onClose={onClose}>
      {unanswered > 0 && marked > 0 && <p>{counted(marked, 'flagged')}.</p>}
      <p>
        {unanswered > 0 && 'An unanswered question counts as wrong. '}
        After the submit, nothing can be changed.
      </p>
      <ol className={styles.rows} aria-label="Your answers">
        {questions.map(({ _id, question }, place) => (
          <li key={_id}>
            <button type="button" onClick={() => onGo(place)}>
              <span className={styles.number}>{place + 1}</span>
              <span className={styles.text}>
                <InlineText text={question} />
              </span>
              <State chosen={choices[_id] ?? null} isFlagged={flagged.has(_id)} />
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button onClick={onSubmit}>{isOpen ? 'Submit anyway' : 'Submit test'}</Button>
        <Button look="secondary" onClick={onClose}>
          Keep working
        </Button>
      </div>
    </Dialog>
  );
}

function State({ chosen, isFlagged }: { chosen: string | null; isFlagged: boolean }) {
  return (
    <span className={styles.state} data-open={chosen === null || undefined}>
      {isFlagged && <span className="text-bad weight-680">Flagged</span>}
      {chosen === null ? (
        'Not answered'
      ) : (
        <span className={styles.chosen}>{chosen.toUpperCase()}</span>
      )}
    </span>
  );
}
