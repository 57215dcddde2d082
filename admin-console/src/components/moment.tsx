import { asAgo, asExactTime, asMoment, asShortMoment, asWholeMoment } from './format.js';
import styles from './moment.module.css';

type MomentProps = {
  readonly at: string | null | undefined;
  /** Whether seconds are shown, for events that may follow within a minute. */
  readonly isExact?: true;
  /** Whether it is one of many, in a list: the year and how long ago it is are left out. */
  readonly isShort?: true;
};

/** A time by the company's clock, and how long ago it is; the reader's own clock is a hint. */
export function Moment({ at, isExact, isShort }: MomentProps) {
  if (!asMoment(at)) return '–';
  const text = isExact ? asExactTime(at) : isShort ? asShortMoment(at) : asMoment(at);
  return (
    <time dateTime={at ?? undefined} title={asWholeMoment(at)} className={styles.moment}>
      <span>{text}</span> {!isShort && <small>{asAgo(at)}</small>}
    </time>
  );
}
