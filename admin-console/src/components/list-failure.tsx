import { useListContext } from 'react-admin';
import { Failed } from './failed.js';
import { wordsOf } from './refusal.js';

/** Says why there is no list to be seen, and what to do about it. */
export function ListFailure({ refused }: { readonly refused: string }) {
  const { error, refetch } = useListContext();
  return <Failed message={wordsOf(error, refused)} onRetry={() => void refetch()} />;
}
