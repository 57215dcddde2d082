import { domainLabel } from '@portal/domain/kernel/choices.js';
import { formatCount } from '@portal/domain/kernel/format-count.js';
import { memo, type ReactNode } from 'react';
import { asClock, asCoarseAgo, liveOf } from './live-texts.js';
import type { OpenTest } from './use-open-tests.js';
import { TestActions } from '../attempts/attempt-actions.js';
import { Badge, linkTo } from '../../components/values.js';
import { Bar } from '../../components/bar.js';
import styles from './live.module.css';

type FactProps = { readonly name: string; readonly children: ReactNode };

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Not drawn again each second with the clock: the actions do not depend on it. */
const Actions = memo(TestActions);

type RowProps = {
  readonly test: OpenTest;
  /** The server's clock, in milliseconds. */
  readonly now: number;
};

export function OpenTestRow({ test, now }: RowProps) {
  const { id, studentName, email, domain, answered, questions, lastSeenAt, disputes } = test;
  const { remainingSeconds, share, endsSoon, quietSeconds, isQuiet } = liveOf(test, now);
  const added = Math.round(test.addedSeconds / 60);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        {linkTo('attempts', id, studentName)}
        <p>{email}</p>
        <p>{domainLabel(domain)}</p>
        {disputes.map(({ place, text }) => (
          <p key={place}>
            <Badge tone="bad">{`question ${String(place)}`}</Badge> {text}
          </p>
        ))}
      </div>
      <dl className={styles.facts}>
        <Fact name="Time left">
          <span className={endsSoon ? styles.soon : styles.left}>{asClock(remainingSeconds)}</span>
          <Bar share={share} />
          {added > 0 && <small className="soft small">{formatCount(added, 'minute')} added</small>}
        </Fact>
        <Fact name="Answers">
          {answered} of {questions}
        </Fact>
        <Fact name="Last heard">
          {lastSeenAt === null && !isQuiet ? 'none yet' : asCoarseAgo(quietSeconds)}{' '}
          {isQuiet && <Badge tone="bad">quiet</Badge>}
        </Fact>
      </dl>
      <div className={styles.acts}>
        <Actions {...{ id, studentName }} state="open" addedSeconds={test.addedSeconds} />
      </div>
    </li>
  );
}
