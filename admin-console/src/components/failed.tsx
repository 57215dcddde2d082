import Button from '@mui/material/Button';
import { Notice } from './notice.js';

type FailedProps = { readonly message: string; readonly onRetry: (() => void) | null };

/** Says why there is nothing to see, with a button to try again where that may help. */
export function Failed({ message, onRetry }: FailedProps) {
  return (
    <Notice kind="error">
      <span>{message}</span>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Notice>
  );
}
