import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import styles from './quiz-blocked.module.css';

type SubmitDialogProps = {
  readonly unanswered: number;
  readonly flagged: number;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

const counted = (count: number, what: string): string =>
  count === 1 ? `1 question is ${what}` : `${count} questions are ${what}`;

/** Asked once before a test is submitted that has open questions, or some to come back to. */
export function SubmitDialog({ unanswered, flagged, onSubmit, onClose }: SubmitDialogProps) {
  const title = unanswered > 0 ? counted(unanswered, 'unanswered') : counted(flagged, 'flagged');
  return (
    <Dialog title={title} onClose={onClose}>
      {unanswered > 0 && flagged > 0 && <p>{counted(flagged, 'flagged')}.</p>}
      <p>
        {unanswered > 0 && 'An unanswered question counts as wrong. '}
        After the submit, nothing can be changed.
      </p>
      <div className={styles.ways}>
        <Button onClick={onSubmit}>Submit anyway</Button>
        <Button look="secondary" onClick={onClose}>
          Keep working
        </Button>
      </div>
    </Dialog>
  );
}
