import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { useState } from 'react';
import { AppLink } from '../../lib/navigation.js';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { ApiFailure, messageOf } from '../../lib/api-failure.js';
import { saveFile } from '../../lib/save-file.js';
import type { OwnLetter } from './own-application-api.js';
import styles from './own-application.module.css';

const FALLBACKS = {
  refused: 'The letter could not be downloaded.',
  unreachable: 'Could not connect to the server.',
};
const NAMES = { offer: 'offer letter', completion: 'letter of completion' };
const TIMEOUT_MS = 20_000;

/** The token is sent in a body, which no log contains. */
async function fetchLetter(token: string, code: string): Promise<Blob> {
  const response = await fetch('/api/applications/letter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, code }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new ApiFailure(null);
  if (!response.ok) throw new ApiFailure({ status: response.status });
  return response.blob().catch(() => {
    throw new ApiFailure(null);
  });
}

const save = async (token: string, { code, kind }: OwnLetter): Promise<void> =>
  saveFile(`${kind}-letter-${code}.pdf`, await fetchLetter(token, code));

type OwnLettersProps = { readonly token: string; readonly letters: readonly OwnLetter[] };

export function OwnLetters({ token, letters }: OwnLettersProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const get = async (letter: OwnLetter) => {
    setBusy(true);
    setFailure('');
    try {
      await save(token, letter);
    } catch (error) {
      setFailure(messageOf(error, FALLBACKS));
    }
    setBusy(false);
  };
  if (letters.length === 0) return null;
  return (
    <section className={styles.letters} aria-labelledby="own-letters">
      <h2 id="own-letters">{letters.length === 1 ? 'Your letter' : 'Your letters'}</h2>
      <p>A letter has a code. Whoever you show it to can check with us that it is true.</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <ul className="grid gap-4 no-marks">
        {letters.map((letter) => (
          <li className="flex wrap gap-3-4 items-center justify-between" key={letter.code}>
            <AppLink to={`/certificate/${letter.code}`}>Code {printedCode(letter.code)}</AppLink>
            <Button look="secondary" isBusy={isBusy} onClick={() => void get(letter)}>
              Download the {NAMES[letter.kind]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
