import type { ImportMode, ImportOutcome } from '@portal/domain/questions/import-questions.js';
import { useState, type ChangeEvent } from 'react';
import { Notice } from '../components/notice.js';
import { codeOf, wordsOf } from '../components/refusal.js';
import { sendBank } from './bank-calls.js';
import { DOMAINS_WOULD_CLOSE, ImportAnyway } from './domains-would-close.js';
import { ImportPreview } from './import-preview.js';
import styles from './questions.module.css';

/** What the server answers where somebody else saved a question of the file. */
const CHANGED_MEANWHILE = 'changed_meanwhile';

const MODES: readonly { readonly mode: ImportMode; readonly label: string }[] = [
  { mode: 'all-or-nothing', label: 'All rows, or nothing if one has an error' },
  { mode: 'valid-rows', label: 'The valid rows only' },
];

/** The steps of an import: a preview as soon as a file is chosen, then the import on a press. */
function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<ImportMode>('all-or-nothing');
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const send = async (chosen: File, dryRun: boolean, confirmed = false) => {
    setBusy(true);
    setError(null);
    setQuestion(null);
    try {
      const previewHash = dryRun ? undefined : outcome?.previewHash;
      const made = await sendBank({ file: chosen, mode, dryRun, confirmed, previewHash });
      setOutcome(made);
    } catch (failure) {
      const message = wordsOf(failure, 'That did not work');
      if (codeOf(failure) === DOMAINS_WOULD_CLOSE) {
        setQuestion(message);
        return;
      }
      setOutcome(null);
      if (codeOf(failure) === CHANGED_MEANWHILE) await send(chosen, true);
      setError(message);
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const chosen = files?.[0] ?? null;
    setFile(chosen);
    setOutcome(null);
    if (chosen) void send(chosen, true);
  };
  const take = (confirmed: boolean) => {
    if (file && !isBusy) void send(file, false, confirmed);
  };
  const leave = () => setQuestion(null);
  return { mode, setMode, outcome, error, question, isBusy, choose, take, leave };
}

type ModeChoiceProps = {
  readonly mode: ImportMode;
  readonly onChoose: (mode: ImportMode) => void;
};

function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>What to import</legend>
      {MODES.map((one) => (
        <label key={one.mode}>
          <input
            type="radio"
            name="mode"
            checked={one.mode === mode}
            onChange={() => onChoose(one.mode)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}

function shown({ applied, counts }: ImportOutcome, mode: ImportMode): string {
  if (applied) {
    return `Imported: ${counts.new} new, ${counts.changed} changed. New words are drafts until they are reviewed.`;
  }
  if (mode === 'all-or-nothing' && counts.error > 0) {
    const rows = counts.error === 1 ? '1 row has an error' : `${counts.error} rows have errors`;
    return `${rows}, so nothing is imported. Please mend the file and choose it again, or import the valid rows only.`;
  }
  return counts.new + counts.changed === 0
    ? 'There is nothing to change.'
    : 'Nothing is imported yet.';
}

/** Takes a file of questions into the bank, after showing what it would do. */
export function ImportForm() {
  const { mode, setMode, outcome, error, question, isBusy, choose, take, leave } = useImport();
  return (
    <section className={styles.section} aria-label="Import">
      <h2>Import</h2>
      <p>
        A CSV, Moodle GIFT or JSON file. A question whose id is in the bank becomes its next
        version; questions that are not in the file stay as they are. New words are drafts until
        they are published.
      </p>
      <div className={styles.bar}>
        <label htmlFor="bank-file">File</label>
        <input id="bank-file" type="file" accept=".csv,.gift,.txt,.json" onChange={choose} />
      </div>
      {error !== null && <Notice kind="error">{error}</Notice>}
      {question !== null && (
        <ImportAnyway message={question} onConfirm={() => take(true)} onClose={leave} />
      )}
      {outcome && (
        <>
          <Notice kind="info">{shown(outcome, mode)}</Notice>
          <ModeChoice mode={mode} onChoose={setMode} />
          <button
            type="button"
            className="button primary"
            aria-disabled={isBusy || undefined}
            onClick={() => take(false)}
          >
            {isBusy ? 'Working...' : 'Import'}
          </button>
          <ImportPreview {...outcome} />
        </>
      )}
    </section>
  );
}
