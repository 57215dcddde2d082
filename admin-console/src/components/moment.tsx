import { asAgo, asExactTime, asMoment, asWholeMoment } from './format.js';
import styles from './moment.module.css';

type MomentProps = {
  readonly at: string | null | undefined;
  /** Whether seconds are shown, for events that may follow within a minute. */
  readonly isExact?: true;
};

/** A time as it is written in India, in the reader's time zone, and how long ago it is. */
export function Moment({ at, isExact }: MomentProps) {
  const text = isExact ? asExactTime(at) : asMoment(at);
  if (!asMoment(at)) return '–';
  return (
    <time dateTime={at ?? undefined} title={asWholeMoment(at)} className={styles.moment}>
      <span>{text}</span> <small>{asAgo(at)}</small>
    </time>
  );
}
