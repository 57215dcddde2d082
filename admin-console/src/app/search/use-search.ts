import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { AnswerOf } from '../../providers/api-types.js';
import { answerOf } from '../../providers/data-provider.js';

export type Found = AnswerOf<'/api/admin/search'>['found'][number];

type Answer = {
  readonly words: string;
  readonly found: readonly Found[];
  readonly error: string | null;
};

const NOTHING: Answer = { words: '', found: [], error: null };
/** Long enough that the server is not asked after each letter of a word. */
const PAUSE_MS = 150;

/** The results for the typed words; the last answer stays while the next is loaded. */
export function useSearch(typed: string) {
  const words = typed.trim();
  const [answer, setAnswer] = useState(NOTHING);
  const endSessionIfOver = useLogoutIfAccessDenied();

  useEffect(() => {
    if (words === '') {
      setAnswer(NOTHING);
      return undefined;
    }
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const path = `/api/admin/search?q=${encodeURIComponent(words)}` as const;
        const { found } = await answerOf(path, leaving.signal);
        setAnswer({ words, found, error: null });
      } catch (failure) {
        if (leaving.signal.aborted || (await endSessionIfOver(failure))) return;
        setAnswer({ words, found: [], error: 'The search failed. Please try again.' });
      }
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [words, endSessionIfOver]);

  return { ...answer, isPending: answer.words !== words };
}
