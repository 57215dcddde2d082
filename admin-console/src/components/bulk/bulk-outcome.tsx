import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styles from './bulk.module.css';
import { asCount } from '../format.js';
import type { AnswerOfAction } from '../../providers/data-provider.js';

export type BulkResult = readonly (AnswerOfAction<'bulk'>['rows'][number] & {
  readonly name: string;
})[];

type BulkOutcomeProps = {
  readonly result: BulkResult;
  readonly onClose: () => void;
};

export function BulkOutcome({ result, onClose }: BulkOutcomeProps) {
  const done = result.filter(({ isDone }) => isDone).length;
  const skippedFirst = result.toSorted((one, other) => Number(one.isDone) - Number(other.isDone));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="outcome-title">
      <DialogTitle id="outcome-title">
        {`${asCount(done)} done, ${asCount(result.length - done)} skipped`}
      </DialogTitle>
      <DialogContent>
        <ul className={styles.names} tabIndex={0} aria-label="What came of each">
          {skippedFirst.map(({ id, name, isDone, why }) => (
            <li key={id}>
              {name}: {isDone ? 'done' : why}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
