import { encode } from 'uqr';
import { useState } from 'react';
import { Code } from '../session/proof-fields.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { act } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';

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

export function Enrolment({ onCodes }: EnrolmentProps) {
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
