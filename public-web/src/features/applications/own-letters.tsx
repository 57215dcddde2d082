import { printedCode } from '@portal/domain/certificates/certificate-code.js';
import { AppLink } from '../../lib/navigation.js';
import { DownloadButton } from '../../components/download-button.js';
import { saveFrom } from '../../lib/download.js';
import type { OwnLetter } from './own-application-api.js';
import styles from './own-application.module.css';

const FALLBACKS = { refused: 'The letter could not be downloaded.' };
const NAMES = { offer: 'offer letter', completion: 'letter of completion' };

/** The token is sent in a body, which no log contains. */
const save = (token: string, { code, kind }: OwnLetter): Promise<void> =>
  saveFrom('/api/applications/letter', `${kind}-letter-${code}.pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, code }),
  });

type OwnLettersProps = { readonly token: string; readonly letters: readonly OwnLetter[] };

export function OwnLetters({ token, letters }: OwnLettersProps) {
  if (letters.length === 0) return null;
  return (
    <section className={styles.letters} aria-labelledby="own-letters">
      <h2 id="own-letters">{letters.length === 1 ? 'Your letter' : 'Your letters'}</h2>
      <p>A letter has a code. Whoever you show it to can check with us that it is true.</p>
      <ul className="grid gap-4 no-marks">
        {letters.map((letter) => (
          <li className="flex wrap gap-3-4 items-center justify-between" key={letter.code}>
            <AppLink to={`/certificate/${letter.code}`}>Code {printedCode(letter.code)}</AppLink>
            <DownloadButton look="secondary" save={() => save(token, letter)} fallbacks={FALLBACKS}>
              Download the {NAMES[letter.kind]}
            </DownloadButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
