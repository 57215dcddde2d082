import { Button } from './button.js';
import { Notice } from './notice.js';

type FailedFetchProps = {
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
};

export function FailedFetch({ message, isRetrying, onRetry }: FailedFetchProps) {
  return (
    <div className="grid gap-4 justify-items-start">
      <Notice kind="error">{message}</Notice>
      <Button look="secondary" isBusy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
