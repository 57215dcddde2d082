import { readCode } from '@portal/domain/certificates/certificate-code.js';
import { useState, type SubmitEvent } from 'react';
import { AppLink } from '../../../app/navigation.js';
import { Button } from '../../../components/button.js';
import { Form } from '../../../components/form.js';
import { TextField } from '../../../components/text-field.js';
import { dayOf } from '../certificate-words.js';
import pageStyles from '../certificate-page.module.css';
import { isIssuedTo, type BadgeFile } from './badge-file.js';
import type { BadgeState } from './check-badge.js';
import styles from './file-check.module.css';

const VERDICTS: Readonly<
  Record<BadgeState, { readonly word: string; readonly text: string; readonly look: string }>
> = {
  valid: {
    word: 'Genuine',
    text: 'We signed this badge, nothing in it was changed since, and it holds.',
    look: 'valid',
  },
  revoked: {
    word: 'Revoked',
    text: 'We signed this badge, and have taken it back since. It counts no more.',
    look: 'revoked',
  },
  changed: {
    word: 'Not genuine',
    text: 'It says it is ours, and our signature does not fit it: it was changed, or never signed by us.',
    look: 'revoked',
  },
  'not-ours': {
    word: 'Not ours',
    text: 'Somebody else issued this badge. Only they can say whether it holds.',
    look: 'superseded',
  },
};

type BadgeVerdictProps = { readonly badge: BadgeFile; readonly state: BadgeState };

/** The state of a badge. Its content is shown only if its signature is right. */
export function BadgeVerdict({ badge, state }: BadgeVerdictProps) {
  const { word, text, look } = VERDICTS[state];
  const isSigned = state === 'valid' || state === 'revoked';
  return (
    <>
      <div className={pageStyles.verdict} data-state={look}>
        <h2>{word}</h2>
        <p>{text}</p>
        {state === 'not-ours' && <p>It names {badge.issuer.name ?? badge.issuer.id} as issuer.</p>}
      </div>
      {isSigned && <Says badge={badge} />}
      {state === 'valid' && <Whose badge={badge} />}
    </>
  );
}

function Says({ badge: { name, validFrom, credentialSubject, evidence } }: { badge: BadgeFile }) {
  const reached = credentialSubject?.result?.[0]?.value;
  const code = readCode(evidence?.[0]?.id?.split('/').at(-1) ?? '');
  return (
    <ul className={styles.says}>
      <li>{name}</li>
      {reached && <li>{reached}% of the answers were right</li>}
      {validFrom && <li>Issued {dayOf(validFrom)}</li>}
      {code && (
        <li>
          <AppLink to={`/certificate/${code}`}>See its certificate</AppLink>
        </li>
      )}
    </ul>
  );
}

/** A badge holds no name, but an email that one knows can be checked against it. */
function Whose({ badge }: { badge: BadgeFile }) {
  const [email, setEmail] = useState('');
  const [told, setTold] = useState('');
  const compare = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!email.trim()) return;
    const isTheirs = await isIssuedTo(badge, email);
    setTold(
      isTheirs
        ? 'Yes: it was issued to the account with this email.'
        : 'No: it was issued to an account with another email.',
    );
  };
  return (
    <Form label="Whose badge it is" onSubmit={(event) => void compare(event)}>
      <TextField
        label="Whose is it? Their email"
        name="email"
        type="email"
        hint="The badge names nobody. It is compared here, and sent nowhere."
        value={email}
        autoComplete="off"
        onChange={({ target }) => {
          setEmail(target.value);
          setTold('');
        }}
      />
      <Button look="secondary" type="submit">
        Compare
      </Button>
      <p role="status">{told}</p>
    </Form>
  );
}
