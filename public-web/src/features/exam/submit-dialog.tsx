import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import styles from './quiz-blocked.module.css';

type SubmitDialogProps = {
  readonly unanswered: number;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

/** Asked once before a test with open questions is submitted. */
export function SubmitDialog({ unanswered, onSubmit, onClose }: SubmitDialogProps) {
  const count = unanswered === 1 ? '1 question is' : `${unanswered} questions are`;
  return (
    <Dialog title={`${count} unanswered`} onClose={onClose}>
      <p>An unanswered question counts as wrong. After the submit, nothing can be changed.</p>
      <div className={styles.ways}>
        <Button onClick={onSubmit}>Submit anyway</Button>
        <Button look="secondary" onClick={onClose}>
          Keep working
        </Button>
      </div>
    </Dialog>
  );
}
