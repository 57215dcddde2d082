import Button from '@mui/material/Button';
import type { Preview } from '@portal/domain/exam/regrading/preview-ruling.js';
import { useState } from 'react';
import { ActionButton } from '../components/action-button.js';
import { Notice } from '../components/notice.js';
import { act } from '../providers/data-provider.js';
import type { RulingRow } from './ruling-row.js';
import styles from './questions.module.css';

type Seen = { readonly preview: Preview; readonly mayTakePasses: boolean };

const FIGURES = [
  ['Tests with this version', 'attempts'],
  ['Results that change', 'changed'],
  ['Marks up', 'marksUp'],
  ['Marks down', 'marksDown'],
  ['New passes', 'newPasses'],
  ['Passes taken away', 'lostPasses'],
  ['Given back', 'voided'],
  ['The variant has no such option, stays as it is', 'notOffered'],
] as const;

const CERTIFICATE_TOLD = {
  issued: 'a certificate is issued',
  revoked: 'the certificate is revoked',
  restored: 'the certificate is valid again',
  changed: 'the certificate tells the new figures',
} as const;

const EFFECTS = [
  ['Certificates issued', 'issued'],
  ['Certificates revoked', 'revoked'],
  ['Certificates valid again', 'restored'],
  ['Certificates with other figures', 'changed'],
] as const;

type Figures = Preview['changes'][number]['before'];

const verdictOf = ({ passed, isVoid }: Figures): string => {
  if (isVoid) return 'not counted';
  return passed ? 'passed' : 'not passed';
};

const marks = (figures: Figures): string =>
  `${figures.score} of ${figures.totalQuestions}, ${verdictOf(figures)}`;

const changedResults = (count: number): string =>
  count === 1 ? '1 result changes.' : `${count} results change.`;

function Changes({ preview }: { readonly preview: Preview }) {
  if (preview.changes.length === 0) return null;
  return (
    <details>
      <summary>
        Results that change
        {preview.changes.length < preview.changed && `, the first ${preview.changes.length}`}
      </summary>
      <ul>
        {preview.changes.map(({ resultId, studentName, before, after, certificate }) => (
          <li key={resultId}>
            {studentName}: {marks(before)} → {marks(after)}
            {certificate && `; ${CERTIFICATE_TOLD[certificate]}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What applying or withdrawing a ruling would do, and the button that does it. */
export function RulingPreview({ ruling }: { readonly ruling: RulingRow }) {
  const [mayTakePasses, setMayTakePasses] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [failure, setFailure] = useState('');
  const step = ruling.state === 'draft' ? 'apply' : 'withdraw';
  const look = async () => {
    setFailure('');
    try {
      const { preview } = await act(`rulings/${ruling.id}/preview`, { mayTakePasses });
      setSeen({ preview, mayTakePasses });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The preview could not be made.');
    }
  };
  return (
    <div className={styles.rulings}>
      <label>
        <input
          type="checkbox"
          checked={mayTakePasses}
          onChange={({ target }) => {
            setMayTakePasses(target.checked);
            setSeen(null);
          }}
        />{' '}
        May take passes away (owners only)
      </label>
      <Button variant="outlined" onClick={() => void look()}>
        See what it would change
      </Button>
      {failure && <Notice kind="error">{failure}</Notice>}
      {seen && (
        <>
          <dl className={styles.figures}>
            {FIGURES.map(([words, figure]) => (
              <div key={figure}>
                <dt>{words}</dt>
                <dd>{seen.preview[figure]}</dd>
              </div>
            ))}
            {EFFECTS.map(([words, effect]) => (
              <div key={effect}>
                <dt>{words}</dt>
                <dd>{seen.preview.certificates[effect]}</dd>
              </div>
            ))}
          </dl>
          <Changes preview={seen.preview} />
          <ActionButton
            label={step === 'apply' ? 'Apply ruling' : 'Withdraw ruling'}
            path={`rulings/${ruling.id}/${step}`}
            values={{ previewHash: seen.preview.hash, mayTakePasses: seen.mayTakePasses }}
            done="Done. The results follow within minutes, and each student is told by mail."
          >
            {changedResults(seen.preview.changed)}
          </ActionButton>
        </>
      )}
    </div>
  );
}
