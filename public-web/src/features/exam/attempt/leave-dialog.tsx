import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import styles from './quiz-blocked.module.css';

type LeaveDialogProps = { readonly onStay: () => void; readonly onLeave: () => void };

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog title="Leave the test?" onClose={onStay}>
      <p>
        It stays open and its clock goes on. You can come back and resume it until the time is up.
      </p>
      <div className={styles.ways}>
        <Button onClick={onStay}>Stay</Button>
        <Button look="secondary" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
