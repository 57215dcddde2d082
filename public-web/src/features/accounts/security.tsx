import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import type { Profile } from './accounts-api.js';
import { ChangePassword } from './change-password.js';
import styles from './data-export.module.css';
import { OwnSessions } from './own-sessions.js';
import { fetchSessions } from './security-api.js';

const FALLBACKS = { refused: 'Your devices could not be fetched.' };

export function Security({ profile }: { profile: Profile }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions', profile.email],
    queryFn: fetchSessions,
  });
  return (
    <div className="grid gap-7">
      <section className={styles.part} aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <ChangePassword profile={profile} onDone={() => void refetch()} />
      </section>
      <section className={styles.part} aria-labelledby="sessions-title">
        <h2 id="sessions-title">Devices</h2>
        {error && <Notice kind="error">{messageOf(error, FALLBACKS)}</Notice>}
        {data && <OwnSessions sessions={data} onChange={refetch} />}
      </section>
    </div>
  );
}
