import { useAnswer } from '../components/use-answer.js';
import type { AnswerOf } from '../providers/api-types.js';

export type ShownAnswer<Body> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'there'; readonly body: Body };

/** The answer of an API call, called again when path or key changes; until then nothing of the earlier call is shown.
 * */
export function useShownAnswer<Path extends string>(
  path: Path,
  key: string | number = '',
): ShownAnswer<AnswerOf<Path>> {
  const { data, error, isPending } = useAnswer(path, '', key);
  if (isPending) return { state: 'loading' };
  if (data === null) return { state: 'failed', message: error ?? '' };
  return { state: 'there', body: data };
}
