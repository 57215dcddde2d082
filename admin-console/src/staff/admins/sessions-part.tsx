import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DirectButton } from '../../components/direct-button.js';
import { ActionForm } from '../../components/action-form.js';
import { Moment } from '../../components/moment.js';
import { Notice } from '../../components/notice.js';
import type { AnswerOf } from '../../providers/api-types.js';
import { act, answerTo } from '../../providers/data-provider.js';
import { beginSession, endSession } from '../../providers/admin-session.js';
import styles from '../../components/form.module.css';

const ADDRESS = '/api/admin/account/sessions';

type OwnSession = AnswerOf<typeof ADDRESS>['sessions'][number];

const One = ({ session }: { readonly session: OwnSession }) => (
  <li>
    <strong>{session.device}</strong>, network {session.network}
    {session.isThis && ' (this one)'}
    <br />
    Since <Moment at={session.beganAt} />, last used <Moment at={session.lastUsedAt} />{' '}
    {!session.isThis && (
      <DirectButton
        path={`account/sessions/${session.id}/end`}
        body={{}}
        refused="The session was not ended."
      >
        End
        <span className="visually-hidden">
          {` the session of ${session.device}, network ${session.network}`}
        </span>
      </DirectButton>
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
    <ActionForm
      label="Sign out everywhere"
      button="Sign Out Everywhere"
      tone="secondary"
      send={end}
    >
      <p>Ends your sessions on every device, this one too.</p>
    </ActionForm>
  );
}

export function SessionsPart() {
  const { data, error, refetch } = useQuery(answerTo(ADDRESS));
  const endOthers = async () => {
    beginSession((await act('account/sessions/end-others', {})).token);
    await refetch();
  };
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul aria-label="Where you are signed in">
        {data?.sessions.map((session) => (
          <One key={session.id} session={session} />
        ))}
      </ul>
      <ActionForm
        label="End the others"
        button="End All Others"
        tone="secondary"
        send={endOthers}
      />
      <SignOutEverywhere />
    </section>
  );
}
