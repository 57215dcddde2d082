import { useListContext } from 'react-admin';
import { Failed } from './failed.js';
import { isFinal, wordsOf } from './refusal.js';

export function ListFailure({ refused }: { readonly refused: string }) {
  const { error, refetch } = useListContext();
  return (
    <Failed
      message={wordsOf(error, refused)}
      onRetry={isFinal(error) ? null : () => void refetch()}
    />
  );
}
