import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Form, SubmitButton } from '../../components/form.js';
import { Notice } from '../../components/notice.js';
import { PasswordField } from '../../components/password-field.js';
import { messageOf } from '../../lib/api-failure.js';
import { usePortalForm } from '../../lib/use-portal-form.js';
import { endOtherSessions, endSession, type OwnSession } from './security-api.js';

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

export function EndSession({ ending, onChange, onClose }: EndSessionProps) {
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
