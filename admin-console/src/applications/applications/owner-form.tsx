import { useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './stage-badge.js';
import { useApplicationOwners } from '../../components/use-application-owners.js';
import { SelectField } from '../../components/field.js';
import { ActionForm, type Texts } from '../../components/action-form.js';
import { act } from '../../providers/data-provider.js';

type OwnerFormProps = { readonly application: ApplicationEntry };

export function OwnerForm({ application: { id, version, owner, ownerId } }: OwnerFormProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const owners = useApplicationOwners();
  const words = {
    '': 'Nobody',
    ...(ownerId ? { [ownerId]: owner ?? 'Another admin' } : {}),
    ...Object.fromEntries(owners.map((each) => [each.id, each.username])),
  };
  const save = async ({ ownerId: chosen }: Texts) => {
    try {
      await act(`applications/${id}/assign`, {
        version,
        ownerId: chosen === '' ? null : (chosen ?? null),
      });
      notify('The owner was saved.', { type: 'success' });
    } finally {
      refresh();
    }
  };
  return (
    <ActionForm
      key={version}
      label="Owner of the application"
      button="Save"
      tone="secondary"
      values={{ ownerId: ownerId ?? '' }}
      send={save}
    >
      <SelectField name="ownerId" label="Owner" words={words} />
    </ActionForm>
  );
}
