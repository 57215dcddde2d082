import { useEffect, useState, type SubmitEvent } from 'react';
import type { ApplicationEntry } from './application-entry.js';
import { Moment } from '../../components/moment.js';
import { Notice } from '../../components/notice.js';
import { fieldError, wordsOf } from '../../components/refusal.js';
import { useCall } from '../../components/use-call.js';
import { act } from '../../providers/data-provider.js';
import forms from '../../components/form.module.css';
import styles from './applications.module.css';

type Of = {
  readonly application: ApplicationEntry;
  /** Called with whether the note holds text that is not added yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
};

function NoteForm({ application: { id }, onUnsaved }: Of) {
  const [text, setText] = useState('');
  const { failure, isBusy, run } = useCall();
  useEffect(() => onUnsaved(text.trim() !== ''), [text, onUnsaved]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run({
      call: () => act(`applications/${id}/notes`, { text }),
      done: 'The note was added.',
      then: () => setText(''),
    });
  };
  const ofText = fieldError(failure, 'text');
  return (
    <form className={forms.form} aria-label="Note" onSubmit={submit} noValidate>
      {failure !== null && !ofText && (
        <Notice kind="error">{wordsOf(failure, 'The note could not be added.')}</Notice>
      )}
      <div className={forms.field}>
        <label htmlFor="note">Note</label>
        <textarea
          id="note"
          rows={3}
          maxLength={2000}
          value={text}
          aria-describedby="note-hint note-error"
          aria-invalid={ofText ? true : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <small id="note-hint">
          It goes into no mail, and stays as it is written. Applicants with an account find it in
          the file of their data.
        </small>
        <small id="note-error" className={forms.error} role="alert">
          {ofText}
        </small>
      </div>
      <div>
        <button className="button secondary" aria-disabled={isBusy || undefined}>
          Add note
        </button>
      </div>
    </form>
  );
}

export function NoteThread({ application, onUnsaved }: Of) {
  return (
    <section className={styles.part} aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      {application.thread.length > 0 && (
        <ul className={styles.thread}>
          {application.thread.toReversed().map(({ id, text, adminName, at }) => (
            <li key={id}>
              <p>{text}</p>
              <small>
                {adminName || 'From before notes were signed'}, <Moment at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
      <NoteForm application={application} onUnsaved={onUnsaved} />
    </section>
  );
}
