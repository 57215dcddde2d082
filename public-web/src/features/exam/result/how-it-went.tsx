import { formatCount } from '@portal/domain/kernel/format-count.js';
import { useQuery } from '@tanstack/react-query';
import { type Evidence, evidenceOf } from './evidence-api.js';

const timeText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const secondsBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

function Gaps({ gaps, startedAt }: Evidence) {
  if (gaps.length === 0) return null;
  return (
    <>
      <p>Our server heard nothing from your page for more than a minute:</p>
      <ul>
        {gaps.map(({ from, to }) => (
          <li key={from}>
            {timeText(secondsBetween(from, to))}, from minute{' '}
            {Math.floor(secondsBetween(startedAt, from) / 60)} of the test
          </li>
        ))}
      </ul>
    </>
  );
}

/** When the server heard nothing of the test, and how often its page was left. */
export function HowItWent({ resultId }: { readonly resultId: string }) {
  const { data } = useQuery(evidenceOf(resultId));
  const left = data?.left?.times ? data.left : null;
  if (!data || (data.gaps.length === 0 && !left)) return null;
  return (
    <section aria-labelledby="how-it-went">
      <h2 id="how-it-went">How the test went</h2>
      <Gaps {...data} />
      {left && (
        <p>
          You left the page {formatCount(left.times, 'time')}, {timeText(left.seconds)} in all, as
          the page counted. It does not change your score.
        </p>
      )}
    </section>
  );
}
