import { asAgo, asExactTime, asMoment, asWholeMoment } from './format.js';
import styles from './moment.module.css';

type MomentProps = {
  readonly at: string | null | undefined;
  /** Whether the seconds count, as where several things happen in a minute. */
  readonly isExact?: true;
};

/** A time, as it is written in India, on the clock of anyone who reads it, and how long ago that is. */
export function Moment({ at, isExact }: MomentProps) {
  const text = isExact ? asExactTime(at) : asMoment(at);
  if (!asMoment(at)) return '–';
  return (
    <time dateTime={at ?? undefined} title={asWholeMoment(at)} className={styles.moment}>
      <span>{text}</span> <small>{asAgo(at)}</small>
    </time>
  );
}
