import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { KEY_HELP } from './exam-keys.js';
import styles from './keys-dialog.module.css';
import { useDisplay } from './use-display.js';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { hasKeys, change } = useDisplay();
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className={`grid ${styles.keys ?? ''}`}>
        {KEY_HELP.map(([keys, what]) => (
          <div key={keys}>
            <dt className="weight-650">{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="flex gap-3 items-center touch-height">
        <input type="checkbox" checked={hasKeys} onChange={() => change({ hasKeys: !hasKeys })} />
        Use these keys
      </label>
      <div>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
