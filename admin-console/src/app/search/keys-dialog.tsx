import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styles from './search.module.css';

const KEYS = [
  [['Ctrl K', '/'], 'Search everything'],
  [['J', 'K'], 'To the next entry of a list, and to the one before'],
  [['Enter'], 'Open the entry'],
  [['Esc'], 'Close what is open'],
  [['?'], 'This list'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys</DialogTitle>
      <DialogContent>
        <dl className={styles.keys}>
          {KEYS.map(([keys, words]) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
