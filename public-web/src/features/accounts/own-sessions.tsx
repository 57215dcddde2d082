import { useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { messageOf } from '../../lib/api-failure.js';
import styles from './data-export.module.css';
import { endOtherSessions, endSession, type OwnSession } from './security-api.js';

const FALLBACKS = {
  refused: 'The device was not signed out.',
  unreachable: 'Could not connect to the server.',
};
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const asMoment = (at: string): string => MOMENT.format(new Date(at));

type OwnSessionsProps = {
  readonly sessions: readonly OwnSession[];
  readonly onChange: () => Promise<unknown>;
};

export function OwnSessions({ sessions, onChange }: OwnSessionsProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    await work().catch(setFailure);
    await onChange();
    setBusy(false);
  };
  return (
    <>
      <ul className={styles.told} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <li key={session.id}>
            <strong>{session.device}</strong>, network {session.network}
            {session.isThis && ' (this device)'}
            <br />
            Since {asMoment(session.beganAt)}, last used {asMoment(session.lastUsedAt)}
            {!session.isThis && (
              <div>
                <Button
                  look="secondary"
                  aria-label={`Sign out ${session.device}, network ${session.network}`}
                  isBusy={isBusy}
                  onClick={() => void run(() => endSession(session.id))}
                >
                  Sign out
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {failure !== null && <Notice kind="error">{messageOf(failure, FALLBACKS)}</Notice>}
      {sessions.some(({ isThis }) => !isThis) && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void run(endOtherSessions)}>
          Sign out all others
        </Button>
      )}
    </>
  );
}
