import { signalsInWords, type SignalTotals } from '@portal/domain/exam/signals.js';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.js';

export function Signals({ resultId }: { readonly resultId: string }) {
  const { data } = useQuery({
    queryKey: ['signals', resultId],
    queryFn: () =>
      callApi<{ signals: SignalTotals | null }>(
        `/api/test-results/${encodeURIComponent(resultId)}/signals`,
      ),
  });
  const words = data?.signals ? signalsInWords(data.signals) : [];
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="signals">
      <h2 id="signals">What the page counted</h2>
      <p>{words.join(' ')}</p>
    </section>
  );
}
