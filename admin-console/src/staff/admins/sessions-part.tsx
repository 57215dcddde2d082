import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OwnForm } from './own-form.js';
import { Moment } from '../../components/moment.js';
import { Notice } from '../../components/notice.js';
import type { AnswerOf } from '../../providers/api-types.js';
import { act, answerOf } from '../../providers/data-provider.js';
import { beginSession, endSession } from '../../providers/admin-session.js';
import styles from '../../components/form.module.css';

const ADDRESS = '/api/admin/account/sessions';

type OwnSession = AnswerOf<typeof ADDRESS>['sessions'][number];

const KEY = ['own-sessions'];

function useOwnSessions() {
  const client = useQueryClient();
  const { data = [], error } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await answerOf(ADDRESS)).sessions,
  });
  return { sessions: data, error, refresh: () => client.invalidateQueries({ queryKey: KEY }) };
}

type OneProps = { readonly session: OwnSession; readonly onEnd: () => Promise<unknown> };

const One = ({ session, onEnd }: OneProps) => (
  <li>
    <strong>{session.device}</strong>, network {session.network}
    {session.isThis && ' (this one)'}
    <br />
    Since <Moment at={session.beganAt} />, last used <Moment at={session.lastUsedAt} />
    {!session.isThis && (
      <>
        {' '}
        <button
          type="button"
          className={styles.quiet}
          aria-label={`End the session of ${session.device}, network ${session.network}`}
          onClick={() => void onEnd()}
        >
          End
        </button>
      </>
    )}
  </li>
);

function SignOutEverywhere() {
  const navigate = useNavigate();
  const end = async () => {
    await act('account/sign-out', {});
    endSession();
    await navigate('/admin-signin', { state: { reason: 'You are signed out everywhere.' } });
  };
  return (
    <OwnForm label="Sign out everywhere" button="Sign Out Everywhere" tone="secondary" send={end}>
      {() => <p>Ends your sessions on every device, this one too.</p>}
    </OwnForm>
  );
}

export function SessionsPart() {
  const { sessions, error, refresh } = useOwnSessions();
  const [failure, setFailure] = useState<string | null>(null);
  const end = async (id: string) => {
    setFailure(null);
    await act(`account/sessions/${id}/end`, {}).catch((reason: unknown) => {
      setFailure(reason instanceof Error ? reason.message : 'The session was not ended.');
    });
    await refresh();
  };
  const endOthers = async () => {
    beginSession((await act('account/sessions/end-others', {})).token);
    await refresh();
  };
  const message = failure ?? error?.message;
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      {message && <Notice kind="error">{message}</Notice>}
      <ul aria-label="Where you are signed in">
        {sessions.map((session) => (
          <One key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <OwnForm label="End the others" button="End All Others" tone="secondary" send={endOthers} />
      <SignOutEverywhere />
    </section>
  );
}
