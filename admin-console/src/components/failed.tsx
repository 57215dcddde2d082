import { Notice } from './notice.js';

type FailedProps = { readonly message: string; readonly onRetry: () => void };

/** Says why there is nothing to see, and lets one try again. */
export function Failed({ message, onRetry }: FailedProps) {
  return (
    <Notice kind="error">
      <span>{message}</span>
      <button type="button" className="button secondary" onClick={onRetry}>
        Try Again
      </button>
    </Notice>
  );
}
