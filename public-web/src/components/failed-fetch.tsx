import { Button } from './button.js';
import styles from './failed-fetch.module.css';
import { Notice } from './notice.js';

type FailedFetchProps = {
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

export function FailedFetch({ message, isRetrying, onRetry }: FailedFetchProps) {
  return (
    <div className={styles.failed}>
      <Notice kind="error">{message}</Notice>
      <Button look="secondary" isBusy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
