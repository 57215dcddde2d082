import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './application-entry.js';
import { useApplicationOwners } from '../../components/use-application-owners.js';
import { SelectField } from '../../components/field.js';
import { Notice } from '../../components/notice.js';
import { wordsOf } from '../../components/refusal.js';
import { act } from '../../providers/data-provider.js';
import styles from '../../components/form.module.css';

type OwnerFormProps = { readonly application: ApplicationEntry };

export function OwnerForm({ application: { id, version, owner, ownerId } }: OwnerFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const owners = useApplicationOwners();
  const words = {
    '': 'Nobody',
    ...(ownerId ? { [ownerId]: owner ?? 'Another admin' } : {}),
    ...Object.fromEntries(owners.map((each) => [each.id, each.username])),
  };
  const save = async (form: FormData) => {
    try {
      const chosen = form.get('ownerId');
      const ownerId = typeof chosen === 'string' && chosen !== '' ? chosen : null;
      await act(`applications/${id}/assign`, { version, ownerId });
      setFailure(null);
      notify('The owner was saved.', { type: 'success' });
    } catch (thrown) {
      setFailure(thrown);
    }
    refresh();
  };
  return (
    <form
      className={styles.form}
      aria-label="Owner of the application"
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      {failure !== null && (
        <Notice kind="error">{wordsOf(failure, 'The owner could not be saved.')}</Notice>
      )}
      <SelectField
        key={`${version} ${owners.length}`}
        name="ownerId"
        label="Owner"
        words={words}
        defaultValue={ownerId ?? ''}
        refused={null}
      />
      <div>
        <button className="button secondary">Save</button>
      </div>
    </form>
  );
}
