import { AppLink } from '../../lib/navigation.js';
import { UnansweredQuery } from '../../components/unanswered-query.js';

import { Notice } from '../../components/notice.js';
import { timeText, useAccommodation, type OwnAccommodation } from '../exam/index.js';
import type { Profile } from './accounts-api.js';
import styles from './data-export.module.css';

const FALLBACKS = { refused: 'Your extra time could not be fetched.' };
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

export function ExtraTime({ profile }: { profile: Profile }) {
  const { data, error, isFetching, refetch } = useAccommodation(profile.email);
  return (
    <section className={styles.part} aria-labelledby="extra-time-title">
      <h2 id="extra-time-title">Extra time in tests</h2>
      {data && <OwnTime own={data} />}
      {!data && error && (
        <UnansweredQuery {...{ error, isFetching, refetch }} fallbacks={FALLBACKS} />
      )}
    </section>
  );
}

const OwnTime = ({ own: { granted, time } }: { readonly own: OwnAccommodation }) =>
  granted ? (
    <Notice kind="success">
      Each of your tests takes {timeText(time)}
      {granted.until ? `, until ${DAY.format(new Date(granted.until))}` : ''}.
    </Notice>
  ) : (
    <p>
      If you need more time because of a disability or an injury,{' '}
      <AppLink to="/contact?subject=Extra+time+in+tests">write to us</AppLink> before you start a
      test. One sentence is enough; please name no diagnosis and send no papers. It costs nothing
      and is on no result.
    </p>
  );
