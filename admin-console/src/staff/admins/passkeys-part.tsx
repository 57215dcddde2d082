import { DirectButton } from '../../components/action-button.js';
import { ActionForm } from '../../components/action-form.js';
import type { Account, OwnPasskey } from '../session/account.js';
import { Field } from '../../components/field.js';
import { Moment } from '../../components/values.js';
import { Notice } from '../../components/notice.js';
import { act } from '../../providers/data-provider.js';
import { makePasskey, type PasskeyOptions } from '../session/passkeys.js';
import styles from '../../components/form.module.css';

const One = ({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: OwnPasskey }) => (
  <li>
    <strong>{name}</strong>
    <br />
    Since <Moment at={createdAt} />,{' '}
    {lastUsedAt ? (
      <>
        last used <Moment at={lastUsedAt} />
      </>
    ) : (
      'not used yet'
    )}{' '}
    <DirectButton
      path="account/passkeys/remove"
      body={{ id }}
      refused="The passkey was not removed."
    >
      Remove<span className="visually-hidden"> the passkey {name}</span>
    </DirectButton>
  </li>
);

function AddPasskey({ onDone }: { readonly onDone: () => Promise<unknown> }) {
  const add = async ({ name }: Readonly<Record<string, string>>) => {
    const { options } = await act('account/passkeys/begin', {});
    const passkey = await makePasskey(options as unknown as PasskeyOptions);
    await act('account/passkeys/add', { name, passkey });
    await onDone();
  };
  return (
    <ActionForm label="Add a passkey" button="Add Passkey" send={add}>
      <Field
        name="name"
        label="Name"
        hint="To tell it from others, such as the device that it is on."
        maxLength={60}
        autoComplete="off"
        required
      />
    </ActionForm>
  );
}

type PasskeysPartProps = {
  readonly account: Account;
  readonly onDone: () => Promise<unknown>;
};

export function PasskeysPart({ account: { passkeys, hasTotp }, onDone }: PasskeysPartProps) {
  const isOnly = passkeys.length === 1 && !hasTotp;
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Passkeys</h2>
      <p>
        A passkey is a key on your phone, computer or security key, which you unlock as you unlock
        that. You can sign in with it alone; after a password it is asked for as well.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys">
          {passkeys.map((one) => (
            <One key={one.id} passkey={one} />
          ))}
        </ul>
      )}
      {isOnly && (
        <Notice kind="info">
          Please add a second one, or an authenticator, in case you lose this one.
        </Notice>
      )}
      <AddPasskey key={passkeys.length} onDone={onDone} />
    </section>
  );
}
