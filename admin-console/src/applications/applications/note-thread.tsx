import { useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './stage-badge.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { Field } from '../../components/field.js';
import { Moment } from '../../components/moment.js';
import { act } from '../../providers/data-provider.js';
import styles from './applications.module.css';

function NoteForm({ id }: { readonly id: string }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const add = async ({ text = '' }: Texts) => {
    await act(`applications/${id}/notes`, { text });
    notify('The note was added.', { type: 'success' });
    refresh();
  };
  return (
    <ActionForm label="Note" button="Add note" tone="secondary" send={add} isEmptied>
      <Field
        {...{ name: 'text', label: 'Note', rows: 3, maxLength: 2000 }}
        hint="It goes into no mail, and stays as it is written. Applicants with an account find it in the file of their data."
      />
    </ActionForm>
  );
}

export function NoteThread({ application }: { readonly application: ApplicationEntry }) {
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
      <NoteForm id={application.id} />
    </section>
  );
}
