import Button from '@mui/material/Button';
import { useState } from 'react';
import { Enrolment } from './enrolment.js';
import { Code, CurrentPassword } from '../session/proof-fields.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import type { Account } from '../session/account.js';
import { Notice } from '../../components/notice.js';
import { act } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';

type Codes = readonly string[];
type Proofs = { readonly onCodes: (codes: Codes) => void; readonly onDone: () => Promise<unknown> };

function RecoveryCodes({ codes, onKept }: { codes: Codes; onKept: () => Promise<unknown> }) {
  return (
    <>
      <Notice kind="info">
        Keep these recovery codes in a safe place. They are shown only now; each lets you in once
        without your phone.
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-3 wrap">
        <Button variant="contained" onClick={() => void onKept()}>
          I Have Kept Them
        </Button>
      </div>
    </>
  );
}

const ACTIONS = {
  renew: { label: 'New recovery codes', path: 'account/recovery-codes' },
  remove: { label: 'Remove authenticator', path: 'account/totp/remove' },
} as const;

function Enrolled({ left, onCodes, onDone }: Proofs & { readonly left: number }) {
  const [chosen, setChosen] = useState<keyof typeof ACTIONS | null>(null);
  const send = (path: (typeof ACTIONS)[keyof typeof ACTIONS]['path']) => async (texts: Texts) => {
    const answer = await act(path, texts);
    setChosen(null);
    if ('recoveryCodes' in answer) onCodes(answer.recoveryCodes);
    else await onDone();
  };
  return (
    <>
      <p>Your authenticator is set up. Recovery codes left: {left}.</p>
      <div className="flex gap-3 wrap">
        {(['renew', 'remove'] as const).map((name) => (
          <Button
            key={name}
            variant="outlined"
            aria-expanded={chosen === name}
            onClick={() => setChosen(chosen === name ? null : name)}
          >
            {ACTIONS[name].label}
          </Button>
        ))}
      </div>
      {chosen && (
        <ActionForm
          key={chosen}
          label={ACTIONS[chosen].label}
          button="Confirm"
          send={send(ACTIONS[chosen].path)}
        >
          <CurrentPassword />
          <Code />
        </ActionForm>
      )}
    </>
  );
}

type TotpPartProps = { readonly account: Account; readonly onDone: () => Promise<unknown> };

export function TotpPart({ account, onDone }: TotpPartProps) {
  const [codes, setCodes] = useState<Codes | null>(null);
  const keep = async () => {
    setCodes(null);
    await onDone();
  };
  const rest = account.hasTotp ? (
    <Enrolled left={account.recoveryCodesLeft} onCodes={setCodes} onDone={onDone} />
  ) : (
    <Enrolment onCodes={setCodes} />
  );
  return (
    <section className={styles.part} aria-labelledby="totp-title">
      <h2 id="totp-title">Authenticator</h2>
      {codes ? <RecoveryCodes codes={codes} onKept={keep} /> : rest}
    </section>
  );
}
