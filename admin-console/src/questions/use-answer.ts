import { useEffect, useState } from 'react';
import type { AnswerOf } from '../providers/api-types.js';
import { answerOf } from '../providers/data-provider.js';

export type Answer<Body> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'there'; readonly body: Body };

type Kept<Body> = { readonly path: string; readonly answer: Answer<Body> };

/** Reads from the API as the signed-in admin, anew whenever the path or the key changes. */
export function useAnswer<Path extends string>(
  path: Path,
  key: string | number = '',
): Answer<AnswerOf<Path>> {
  const asked = `${path} ${key}`;
  const [kept, setKept] = useState<Kept<AnswerOf<Path>> | null>(null);
  useEffect(() => {
    const call = new AbortController();
    const keep = (answer: Answer<AnswerOf<Path>>) => {
      if (!call.signal.aborted) setKept({ path: asked, answer });
    };
    answerOf(path, call.signal).then(
      (body) => keep({ state: 'there', body }),
      (failure: unknown) =>
        keep({ state: 'failed', message: failure instanceof Error ? failure.message : '' }),
    );
    return () => call.abort();
  }, [path, asked]);
  return kept?.path === asked ? kept.answer : { state: 'loading' };
}
