import { useQuery } from '@tanstack/react-query';
import { answerOf, type AnswerOf } from '../../providers/data-provider.js';

export type Found = AnswerOf<'/api/admin/search'>['found'][number];

/** Long enough that a word that is being typed is not asked for sign by sign. */
const PAUSE_MS = 150;

async function find(words: string, signal: AbortSignal): Promise<readonly Found[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
  signal.throwIfAborted();
  return (await answerOf(`/api/admin/search?q=${encodeURIComponent(words)}`, signal)).found;
}

const NOTHING: readonly Found[] = [];

/** The results for the typed words; the last answer stays while the next is loaded. */
export function useSearch(typed: string) {
  const words = typed.trim();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) => find(words, signal),
    enabled: words !== '',
    placeholderData: (last) => last,
    gcTime: 0,
    retry: false,
  });
  const found = words === '' ? NOTHING : (data ?? NOTHING);
  return { found, hasFailed: error !== null, isPending: isFetching };
}
