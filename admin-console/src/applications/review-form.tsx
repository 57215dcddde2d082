import TextField from '@mui/material/TextField';
import { STAGES } from '@portal/domain/applications/stages.js';
import { useState, type SubmitEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './application-entry.js';
import { Notice } from '../components/notice.js';
import { fieldError, wordsOf } from '../components/refusal.js';
import { useUnsaved } from '../components/use-unsaved.js';
import { dataProvider } from '../providers/data-provider.js';
import styles from './review-form.module.css';

type Seen = Pick<ApplicationEntry, 'status' | 'notes'>;

const CONFLICT = 409;

const seenIn = ({ status, notes }: ApplicationEntry): Seen => ({ status, notes });

/** What another admin saved meanwhile; null for any other failure. */
async function theirsAfter(failure: unknown, id: string): Promise<Seen | null> {
  if ((failure as { status?: unknown }).status !== CONFLICT) return null;
  const { data } = await dataProvider.getOne<ApplicationEntry>('applications', { id });
  return seenIn(data);
}

/** Saves the form; a failure is kept to be shown, and what was typed stays. */
function useSaving(application: ApplicationEntry) {
  const { id } = application;
  const [failure, setFailure] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<Seen | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);
  // What the form was opened with, though the page may load the application anew behind it.
  const [opened, setOpened] = useState(() => seenIn(application));
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (form: FormData) => {
    const mine = { status: form.get('status') as string, notes: form.get('notes') as string };
    const data = { ...mine, seen: theirs ?? opened };
    setBusy(true);
    try {
      await dataProvider.update('applications', { id, data, previousData: { id } });
      setFailure(null);
      setTheirs(null);
      setOpened(mine);
      setChanged(false);
      notify('The application was saved.', { type: 'success' });
      refresh();
    } catch (thrown) {
      setFailure(thrown);
      setTheirs(await theirsAfter(thrown, id).catch(() => null));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save(new FormData(event.currentTarget));
  };
  return { failure, theirs, isBusy, onSubmit, onInput: () => setChanged(true) };
}

/** What another admin saved, beside what was typed here. */
function Theirs({ status, notes }: Seen) {
  return (
    <Notice kind="error">
      It is now {status}, with {notes === '' ? 'no notes' : `these notes: “${notes}”`}. What you
      typed is kept below; to replace theirs, save again.
    </Notice>
  );
}

/** The status and the notes of an application, to be changed. */
export function ReviewForm({ application }: { readonly application: ApplicationEntry }) {
  const { failure, theirs, isBusy, onSubmit, onInput } = useSaving(application);
  const ofNotes = fieldError(failure, 'notes');
  return (
    <form
      className={styles.form}
      aria-label="Review"
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
    >
      <h3>Review</h3>
      {failure !== null && !ofNotes && (
        <Notice kind="error">{wordsOf(failure, 'The application could not be saved.')}</Notice>
      )}
      {theirs && <Theirs {...theirs} />}
      <TextField
        id="status"
        name="status"
        label="Status"
        defaultValue={application.status}
        select
        slotProps={{ select: { native: true } }}
      >
        {STAGES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </TextField>
      <TextField
        id="notes"
        name="notes"
        label="Notes"
        defaultValue={application.notes}
        error={ofNotes !== undefined}
        helperText={ofNotes ?? 'Only admins see these.'}
        multiline
        minRows={3}
      />
      <button className="button primary" aria-disabled={isBusy || undefined}>
        Save
      </button>
    </form>
  );
}
