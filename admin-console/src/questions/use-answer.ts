import { useEffect, useState } from 'react';
import { fetchAsAdmin } from '../providers/data-provider.js';

/** What became of a call so far. */
export type Answer<Body> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'there'; readonly body: Body };

type Kept<Body> = { readonly path: string; readonly answer: Answer<Body> };

/** Reads from the API as the signed-in admin, anew whenever the path or the key changes. */
export function useAnswer<Body>(path: string, key: string | number = ''): Answer<Body> {
  const asked = `${path} ${key}`;
  const [kept, setKept] = useState<Kept<Body> | null>(null);
  useEffect(() => {
    const call = new AbortController();
    const keep = (answer: Answer<Body>) => {
      if (!call.signal.aborted) setKept({ path: asked, answer });
    };
    fetchAsAdmin(path, { signal: call.signal }).then(
      ({ json }) => keep({ state: 'there', body: json as Body }),
      (failure: unknown) =>
        keep({ state: 'failed', message: failure instanceof Error ? failure.message : '' }),
    );
    return () => call.abort();
  }, [path, asked]);
  return kept?.path === asked ? kept.answer : { state: 'loading' };
}
