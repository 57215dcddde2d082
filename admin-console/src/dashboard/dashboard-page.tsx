import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DomainTable } from './domain-figures.js';
import type { Figures } from './figures.js';
import { Funnel } from './funnel.js';
import { NeedsAHand } from './needs-a-hand.js';
import { SpanChoice } from './span-choice.js';
import { Tiles } from './tiles.js';
import { Failed } from '../components/failed.js';
import { Loading } from '../components/loading.js';
import { useChoice } from '../components/use-choice.js';
import { wordsOf } from '../components/refusal.js';
import { answerTo } from '../providers/data-provider.js';
import styles from './dashboard.module.css';

/** The days that the figures are compared with, or why there are none. */
function Against({ figures: { days, before } }: { readonly figures: Figures }) {
  const words = before
    ? `Compared with the ${days} days before, up to the same hour.`
    : `There are no whole ${days} days before these to compare with.`;
  return <p className="margin-0 soft small">{words}</p>;
}

function Parts({ figures }: { readonly figures: Figures }) {
  return (
    <>
      <NeedsAHand figures={figures} />
      <Against figures={figures} />
      <Tiles figures={figures} />
      <div className={styles.pair}>
        <Funnel figures={figures} />
        <DomainTable figures={figures} />
      </div>
    </>
  );
}

export default function DashboardPage() {
  const [span, setSpan] = useChoice('days', '30');
  const path = `/api/admin/dashboard?days=${encodeURIComponent(span)}` as const;
  const { data, error, isFetching, refetch } = useQuery({
    ...answerTo(path),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page} aria-busy={isFetching}>
      <SpanChoice span={span} onChoose={setSpan} />
      {error && (
        <Failed
          message={wordsOf(error, 'Failed to fetch the figures.')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Parts figures={data} />}
      {isFetching && !data && <Loading />}
    </div>
  );
}
