import Button from '@mui/material/Button';
import type { ImportOutcome } from '@portal/domain/questions/import-questions.js';
import { useRef, useState, type ChangeEvent } from 'react';
import { Notice } from '../components/notice.js';
import { codeOf, wordsOf } from '../components/refusal.js';
import { type Imported, sendBank, type Upload } from './bank-calls.js';
import { DOMAINS_WOULD_CLOSE, ImportAnyway } from './domains-would-close.js';
import { Columns, Defaults } from './import-needs.js';
import { ImportPreview } from './import-preview.js';
import styles from './questions.module.css';

/** What the server answers where somebody else saved a question of the file. */
const CHANGED_MEANWHILE = 'changed_meanwhile';

type Needs = Pick<Upload, 'defaults' | 'columns'>;
const NO_NEEDS: Needs = { defaults: {}, columns: undefined };

/** The steps of an import: a preview as soon as a file is chosen, then the import on a press. */
function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<Imported | null>(null);
  const [needs, setNeeds] = useState<Needs>(NO_NEEDS);
  const [error, setError] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  /** The call under way; null at rest. What an earlier one answers later no longer counts. */
  const [busy, setBusy] = useState<AbortController | null>(null);
  const last = useRef<AbortController | null>(null);

  const send = async (chosen: File, dryRun: boolean, confirmed = false, given = needs) => {
    last.current?.abort();
    const own = new AbortController();
    last.current = own;
    setBusy(own);
    setError(null);
    setQuestion(null);
    try {
      const previewHash = dryRun ? undefined : outcome?.previewHash;
      const upload = { file: chosen, dryRun, confirmed, previewHash, ...given };
      const made = await sendBank(upload, own.signal);
      if (own === last.current) setOutcome(made);
    } catch (failure) {
      if (own !== last.current) return;
      if (own.signal.aborted) {
        setOutcome(null);
        // An import that was just done when it was stopped has changed the bank.
        if (!dryRun) await send(chosen, true);
        setError('Stopped.');
        return;
      }
      const message = wordsOf(failure, 'That did not work');
      if (codeOf(failure) === DOMAINS_WOULD_CLOSE) {
        setQuestion(message);
        return;
      }
      setOutcome(null);
      if (codeOf(failure) === CHANGED_MEANWHILE) await send(chosen, true);
      setError(message);
    } finally {
      if (own === last.current) setBusy(null);
    }
  };
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const chosen = files?.[0] ?? null;
    const given = { ...needs, columns: undefined };
    setFile(chosen);
    setOutcome(null);
    setNeeds(given);
    if (chosen) void send(chosen, true, false, given);
  };
  const need = (changed: Partial<Needs>) => {
    const given = { ...needs, ...changed };
    setNeeds(given);
    if (file) void send(file, true, false, given);
  };
  const take = (confirmed: boolean) => {
    if (file && !busy) void send(file, false, confirmed);
  };
  const leave = () => setQuestion(null);
  const stop = () => busy?.abort();
  return {
    outcome,
    error,
    question,
    isBusy: busy !== null,
    stop,
    needs,
    need,
    choose,
    take,
    leave,
  };
}

function shown({ applied, counts }: ImportOutcome): string {
  const good = counts.new + counts.changed;
  const stay =
    counts.error === 0
      ? ''
      : ` ${counts.error === 1 ? '1 row has an error' : `${counts.error} rows have errors`}: save, mend and choose them again.`;
  if (applied) {
    return `Imported: ${counts.new} new, ${counts.changed} changed. New words are drafts until they are reviewed.${stay}`;
  }
  return `${good === 0 ? 'There is nothing to change.' : 'Nothing is imported yet.'}${stay}`;
}

/** Takes a file of questions into the bank, after showing what it would do. */
export function ImportForm() {
  const { outcome, error, question, isBusy, stop, needs, need, choose, take, leave } = useImport();
  const good = outcome ? outcome.counts.new + outcome.counts.changed : 0;
  return (
    <section className={styles.section} aria-label="Import">
      <h2>Import</h2>
      <p>
        A sheet (CSV or Excel), Aiken, Moodle’s GIFT or XML, or JSON. A question whose id is in the
        bank becomes its next version; questions that are not in the file stay as they are. New
        words are drafts until they are published.
      </p>
      <div className={styles.bar}>
        <label htmlFor="bank-file">File</label>
        <input
          id="bank-file"
          type="file"
          accept=".csv,.tsv,.xlsx,.txt,.gift,.xml,.json"
          onChange={choose}
        />
      </div>
      <Defaults defaults={needs.defaults} onChange={(defaults) => need({ defaults })} />
      {isBusy && (
        <div className={styles.bar}>
          <progress aria-label="Reading and comparing the questions" />
          <Button variant="outlined" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      {error !== null && <Notice kind="error">{error}</Notice>}
      {question !== null && (
        <ImportAnyway message={question} onConfirm={() => take(true)} onClose={leave} />
      )}
      {outcome && (
        <>
          <Notice kind="info">
            This is {outcome.kind}. {shown(outcome)}
          </Notice>
          {outcome.columns && (
            <Columns columns={outcome.columns} onChange={(columns) => need({ columns })} />
          )}
          {!outcome.applied && good > 0 && (
            <Button
              variant="contained"
              aria-disabled={isBusy || undefined}
              onClick={() => take(false)}
            >
              {isBusy ? 'Working...' : `Import ${good} of ${outcome.rows.length}`}
            </Button>
          )}
          <ImportPreview {...outcome} />
        </>
      )}
    </section>
  );
}
