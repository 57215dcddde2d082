import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OwnForm } from '../../components/own-form.js';
import { Moment } from '../../components/moment.js';
import { Notice } from '../../components/notice.js';
import { useAnswer } from '../../components/use-answer.js';
import type { AnswerOf } from '../../providers/api-types.js';
import { act } from '../../providers/data-provider.js';
import { beginSession, endSession } from '../../providers/admin-session.js';
import styles from '../../components/form.module.css';

const ADDRESS = '/api/admin/account/sessions';

type OwnSession = AnswerOf<typeof ADDRESS>['sessions'][number];

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
  const { data, error, refetch } = useAnswer(ADDRESS);
  const [failure, setFailure] = useState<string | null>(null);
  const end = async (id: string) => {
    setFailure(null);
    await act(`account/sessions/${id}/end`, {}).catch((reason: unknown) => {
      setFailure(reason instanceof Error ? reason.message : 'The session was not ended.');
    });
    await refetch();
  };
  const endOthers = async () => {
    beginSession((await act('account/sessions/end-others', {})).token);
    await refetch();
  };
  const message = failure ?? error?.message;
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      {message && <Notice kind="error">{message}</Notice>}
      <ul aria-label="Where you are signed in">
        {data?.sessions.map((session) => (
          <One key={session.id} session={session} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <OwnForm label="End the others" button="End All Others" tone="secondary" send={endOthers} />
      <SignOutEverywhere />
    </section>
  );
}
