import { useState } from 'react';
import { Button } from '../../components/button.js';
import styles from './data-export.module.css';
import { type OwnSession, endOtherSessions, endSession } from './security-api.js';
import { Dialog } from '../../components/dialog.js';
import { Form, SubmitButton } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PasswordField } from '../../components/password-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { usePortalForm } from '../../lib/use-portal-form.js';

const FALLBACKS = { refused: 'Nothing was signed out.' };

type Proof = { readonly password: string };

const errorsOf = ({ password }: Proof) => ({
  ...(password === '' && { password: 'Password is required' }),
});

type EndSessionProps = {
  readonly ending: OwnSession | 'others';
  readonly onChange: () => Promise<unknown>;
  readonly onClose: () => void;
};

function EndSession({ ending, onChange, onClose }: EndSessionProps) {
  const { phase, field, submit } = usePortalForm<Proof>({
    defaults: { password: '' },
    validate: errorsOf,
    send: async ({ password }) => {
      try {
        await (ending === 'others' ? endOtherSessions(password) : endSession(ending.id, password));
        onClose();
      } finally {
        await onChange();
      }
    },
  });
  const what = ending === 'others' ? 'all others' : ending.device;
  return (
    <Dialog title={`Sign out ${what}`} onClose={onClose}>
      <p>Your password shows that it is you who signs {ending === 'others' ? 'them' : 'it'} out.</p>
      <Form label={`Sign out ${what}`} onSubmit={submit}>
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        {phase.state === 'failed' && !phase.landed && (
          <Notice kind="error">{messageOf(phase.failure, FALLBACKS)}</Notice>
        )}
        <div className="flex wrap gap-3 items-start">
          <SubmitButton isWide={false} isBusy={phase.state === 'sending'}>
            Sign out
          </SubmitButton>
          <Button look="secondary" onClick={onClose}>
            Keep as it is
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

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
