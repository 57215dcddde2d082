import { useState } from 'react';
import { DomainTable } from './domain-figures.js';
import type { Figures } from './figures.js';
import { Funnel } from './funnel.js';
import { NeedsAHand } from './needs-a-hand.js';
import { SpanChoice, type Span } from './span-choice.js';
import { TestsPerDay } from './tests-per-day.js';
import { Tiles } from './tiles.js';
import { Failed } from '../components/failed.js';
import { Loading } from '../components/loading.js';
import { useAnswer } from '../components/use-answer.js';
import styles from './dashboard.module.css';

function Parts({ figures }: { readonly figures: Figures }) {
  return (
    <>
      <NeedsAHand figures={figures} />
      <Tiles figures={figures} />
      <div className={styles.pair}>
        <Funnel funnel={figures.funnel} />
        <TestsPerDay days={figures.testsPerDay} />
      </div>
      <DomainTable domains={figures.domains} />
    </>
  );
}

/** How the business stands. */
export default function DashboardPage() {
  const [span, setSpan] = useState<Span>(30);
  const { data, error, isPending, reload } = useAnswer(
    `/api/admin/dashboard?days=${span}`,
    'Failed to fetch the figures.',
  );
  return (
    <div className={styles.page} aria-busy={isPending}>
      <SpanChoice span={span} onChoose={setSpan} />
      {error !== null && <Failed message={error} onRetry={reload} />}
      {data && <Parts figures={data} />}
      {isPending && !data && <Loading />}
    </div>
  );
}
