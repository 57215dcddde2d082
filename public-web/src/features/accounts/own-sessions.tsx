import { useState } from 'react';
import { Button } from '../../components/button.js';
import styles from './data-export.module.css';
import { EndSession } from './end-session.js';
import type { OwnSession } from './security-api.js';

const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const asMoment = (at: string): string => MOMENT.format(new Date(at));

type OwnSessionsProps = {
  readonly sessions: readonly OwnSession[];
  readonly onChange: () => Promise<unknown>;
};

export function OwnSessions({ sessions, onChange }: OwnSessionsProps) {
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
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
                  onClick={() => setEnding(session)}
                >
                  Sign out
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <Button look="secondary" onClick={() => setEnding('others')}>
          Sign out all others
        </Button>
      )}
      {ending && <EndSession ending={ending} onChange={onChange} onClose={() => setEnding(null)} />}
    </>
  );
}
