import { useListContext } from 'react-admin';
import { Failed } from './failed.js';
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
  return <Failed message={wordsOf(error, refused)} onRetry={() => void refetch()} />;
}
