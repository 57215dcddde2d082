import { useListContext } from 'react-admin';
import { Failed } from './failed.js';
import { wordsOf } from './refusal.js';

export function ListFailure({ refused }: { readonly refused: string }) {
  const { error, refetch } = useListContext();
  return <Failed message={wordsOf(error, refused)} onRetry={() => void refetch()} />;
}
