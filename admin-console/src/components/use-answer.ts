import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { AnswerOf } from '../providers/api-types.js';
import { answerOf } from '../providers/data-provider.js';

type Answer<Path extends string> = {
  /** The key of the answer that is shown; null before the first answer. */
  readonly asked: string | null;
  readonly data: AnswerOf<Path> | null;
  readonly error: string | null;
};

const NONE = { asked: null, data: null, error: null };

/** The answer of an API call; the last one stays while the next is loaded. @param refused the message of a refusal
 * without words @param key a change of it calls again */
export function useAnswer<Path extends string>(
  path: Path,
  refused: string,
  key: string | number = '',
) {
  const asked = `${path} ${key}`;
  const [answer, setAnswer] = useState<Answer<Path>>(NONE);
  const [round, setRound] = useState(0);
  const endSessionIfOver = useLogoutIfAccessDenied();

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const data: AnswerOf<Path> | null = await answerOf(path, leaving.signal);
        setAnswer({ asked, data, error: null });
      } catch (failure) {
        if (leaving.signal.aborted || (await endSessionIfOver(failure))) return;
        const said = failure instanceof Error ? failure.message : '';
        setAnswer({ asked, data: null, error: said || refused });
      }
    };
    void ask();
    return () => leaving.abort();
  }, [path, asked, round, refused, endSessionIfOver]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { ...answer, isPending: answer.asked !== asked, reload };
}
