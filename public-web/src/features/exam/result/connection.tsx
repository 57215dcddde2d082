import { useQuery } from '@tanstack/react-query';
import { counted } from '@portal/domain/kernel/counted.js';
import { callApi } from '../../../lib/api.js';
import styles from './connection.module.css';

type Gaps = {
  readonly startedAt: string;
  readonly deadline: string;
  readonly gaps: readonly {
    readonly from: string;
    readonly to: string;
    readonly isConfirmed: boolean;
  }[];
};

const timeText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const lengthOf = ({ from, to }: Gaps['gaps'][number]): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1000);

export function Connection({ resultId }: { readonly resultId: string }) {
  const { data } = useQuery({
    queryKey: ['connection-gaps', resultId],
    queryFn: () =>
      callApi<Gaps>(`/api/test-results/${encodeURIComponent(resultId)}/connection-gaps`),
  });
  const gaps = data?.gaps.filter(({ isConfirmed }) => isConfirmed) ?? [];
  if (!data || gaps.length === 0) return null;
  const start = Date.parse(data.startedAt);
  const whole = Date.parse(data.deadline) - start;
  const placeOf = (at: string) => ((Date.parse(at) - start) / whole) * 100;
  const lost = gaps.reduce((sum, gap) => sum + lengthOf(gap), 0);
  return (
    <section className={styles.connection} aria-labelledby="connection">
      <h2 id="connection">Connection</h2>
      <p>
        Our server heard nothing from your page in {counted(gaps.length, 'gap')}, {timeText(lost)}{' '}
        in all.
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.time} width="100" height="4" />
        {gaps.map((gap) => (
          <rect
            key={gap.from}
            className={styles.gap}
            x={placeOf(gap.from)}
            width={Math.max(0.6, placeOf(gap.to) - placeOf(gap.from))}
            height="4"
          />
        ))}
      </svg>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.from}>
            {timeText(lengthOf(gap))}, from minute{' '}
            {Math.floor((Date.parse(gap.from) - start) / 60_000)} of the test
          </li>
        ))}
      </ul>
    </section>
  );
}
