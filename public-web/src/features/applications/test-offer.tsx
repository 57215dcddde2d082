import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import styles from './application-page.module.css';

/** Offers the skills test to those who have just applied. */
export function TestOffer({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <Dialog title="Would you like to take the skills test?" onClose={onNo}>
      <p>A good result puts your application in front. You can also take the test later.</p>
      <div className={styles.ways}>
        <Button onClick={onYes}>Yes</Button>
        <Button look="secondary" onClick={onNo}>
          No
        </Button>
      </div>
    </Dialog>
  );
}
