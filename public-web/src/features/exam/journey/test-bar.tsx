import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../../../lib/navigation.js';
import { AfterPress } from '../../../components/after-press.js';
import { Queries } from '../../../lib/queries.js';
import type { RunningTest } from './journey-api.js';
import { TimeLeft, titleOf, useSecondsLeft } from './open-test.js';
import styles from './test-bar.module.css';
import { useQuietJourney } from './use-journey.js';
import { resultPath } from './way-on.js';

/** How long the server may take to close a test whose time is up. */
const ASK_AGAIN_MS = 5_000;

export function TestBar({ email }: { email: string }) {
  return (
    <Queries>
      <BarOf email={email} />
    </Queries>
  );
}

function BarOf({ email }: { email: string }) {
  const { data: journey, refetch } = useQuietJourney(email);
  const open = journey?.next === 'resume' ? journey.openTest : null;
  const [last, setLast] = useState<RunningTest | null>(null);
  const [path] = useLocation();
  const isSeen = !open && last !== null && path === resultPath(last.attemptId);
  if (isSeen) setLast(null);
  if (open && open !== last) setLast(open);
  if (open) {
    return (
      <AfterPress>
        <Running key={open.attemptId} test={open} onTimeUp={refetch} />
      </AfterPress>
    );
  }
  // A test that was open a moment ago, and is not any more, has a result.
  const isOver = last && journey?.results.some(({ _id }) => _id === last.attemptId);
  return isOver ? <Over test={last} /> : null;
}

function Running({ test, onTimeUp }: { test: RunningTest; onTimeUp: () => Promise<unknown> }) {
  const isTimeUp = useSecondsLeft(test) === 0;
  useEffect(() => {
    if (!isTimeUp) return;
    const timer = setInterval(() => void onTimeUp(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isTimeUp, onTimeUp]);
  if (isTimeUp) {
    return (
      <div className={styles.bar} data-test-bar>
        <p className={styles.words}>
          Time is up in {titleOf(test)}. Your answers are being graded.
        </p>
      </div>
    );
  }
  return (
    <AppLink to="/quiz" className={styles.bar} data-test-bar>
      <span className={styles.words}>
        <span className={styles.bubble} aria-hidden="true" />
        <span>
          Resume {titleOf(test)}: <TimeLeft test={test} className={styles.clock ?? ''} /> left
        </span>
      </span>
    </AppLink>
  );
}

function Over({ test }: { test: RunningTest }) {
  return (
    <AppLink to={resultPath(test.attemptId)} className={styles.bar} data-test-bar>
      <span className={styles.words}>Your {titleOf(test)} test is over. See the result</span>
    </AppLink>
  );
}
