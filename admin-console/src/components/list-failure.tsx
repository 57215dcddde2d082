import { useListContext } from 'react-admin';
import { Notice } from './notice.js';
import { fieldError, wordsOf } from './refusal.js';

/** Says why there is no list to be seen, and what to do about it. */
export function ListFailure({ refused }: { readonly refused: string }) {
  const { error, refetch, setPage } = useListContext();
  const tooDeep = fieldError(error, 'range');
  if (tooDeep) {
    return (
      <Notice kind="info">
        <span>{tooDeep}</span>
        <button type="button" className="button secondary" onClick={() => setPage(1)}>
          First page
        </button>
      </Notice>
    );
  }
  return (
    <Notice kind="error">
      <span>{wordsOf(error, refused)}</span>
      <button type="button" className="button secondary" onClick={() => void refetch()}>
        Try Again
      </button>
    </Notice>
  );
}
