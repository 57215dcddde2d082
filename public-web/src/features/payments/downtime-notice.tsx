import { useQuery } from '@tanstack/react-query';
import { AfterPress } from '../../components/after-press.js';
import { Notice } from '../../components/notice.js';
import { failingWays } from './downtime-words.js';
import { fetchDowntimes } from './payments-api.js';

const ASK_AGAIN_MS = 60_000;

/** Says which ways to pay often fail just now. It blocks nothing, and says nothing if it can't know. */
export function DowntimeNotice() {
  const { data = [] } = useQuery({
    queryKey: ['payment-downtimes'],
    queryFn: fetchDowntimes,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <AfterPress>
      <Notice kind="info">
        <p>
          The payment provider reports trouble with <strong>{failingWays(data)}</strong> just now.
          Such payments may fail or take long; another way to pay works better until it is over.
        </p>
      </Notice>
    </AfterPress>
  );
}
