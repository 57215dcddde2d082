import TextField from '@mui/material/TextField';
import { APPLICATION_STATUSES } from '@portal/domain/applications/application.js';
import { useState, type SubmitEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './application-entry.js';
import { Notice } from '../components/notice.js';
import { fieldError, wordsOf } from '../components/refusal.js';
import { dataProvider } from '../providers/data-provider.js';
import styles from './review-form.module.css';

/** Saves the form; a failure is kept to be shown. */
function useSaving({ id }: ApplicationEntry) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (form: FormData) => {
    const data = { status: form.get('status'), notes: form.get('notes') };
    setBusy(true);
    try {
      await dataProvider.update('applications', { id, data, previousData: { id } });
      setFailure(null);
      notify('The application was saved.', { type: 'success' });
      refresh();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save(new FormData(event.currentTarget));
  };
  return { failure, isBusy, onSubmit };
}

/** The status and the notes of an application, to be changed. */
export function ReviewForm({ application }: { readonly application: ApplicationEntry }) {
  const { failure, isBusy, onSubmit } = useSaving(application);
  const ofNotes = fieldError(failure, 'notes');
  return (
    <form className={styles.form} aria-label="Review" onSubmit={onSubmit} noValidate>
      <h3>Review</h3>
      {failure !== null && !ofNotes && (
        <Notice kind="error">{wordsOf(failure, 'The application could not be saved.')}</Notice>
      )}
      <TextField
        id="status"
        name="status"
        label="Status"
        defaultValue={application.status}
        select
        slotProps={{ select: { native: true } }}
      >
        {APPLICATION_STATUSES.map((status) => (
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
