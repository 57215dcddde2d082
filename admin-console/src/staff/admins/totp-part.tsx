import Button from '@mui/material/Button';
import { useState } from 'react';
import { Code, CurrentPassword } from '../session/proof-fields.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import type { Account } from '../session/account.js';
import { Notice } from '../../components/notice.js';
import { act } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';
import { encode } from 'uqr';

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code, drawn in the browser, so that the secret is sent nowhere. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

type Begun = { readonly secret: string; readonly uri: string };

type EnrolmentProps = { readonly onCodes: (codes: readonly string[]) => void };

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Steps({ secret, uri, onCodes }: Begun & EnrolmentProps) {
  const confirm = async (texts: Texts) => {
    const { recoveryCodes } = await act('account/totp/confirm', texts);
    onCodes(recoveryCodes);
  };
  return (
    <>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={uri} label="QR code of the key below" />
      <p className={styles.secret} data-secret={secret}>
        {inFours(secret)}
      </p>
      <ActionForm label="Confirm authenticator" button="Confirm" send={confirm}>
        <Code hint="The 6 digits that the app shows now." />
      </ActionForm>
    </>
  );
}

function Enrolment({ onCodes }: EnrolmentProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = async () => {
    setBegun(await act('account/totp', {}));
  };
  if (begun) return <Steps {...begun} onCodes={onCodes} />;
  return (
    <ActionForm label="Set up authenticator" button="Set Up Authenticator" send={begin}>
      <p>A code of an app on your phone is asked for at each sign-in, beside the password.</p>
    </ActionForm>
  );
}

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
