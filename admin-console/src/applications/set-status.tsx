import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@portal/domain/applications/application.js';
import { useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { wordsOf } from '../components/refusal.js';
import { dataProvider } from '../providers/data-provider.js';

async function setAll(ids: readonly string[], status: ApplicationStatus): Promise<void> {
  for (const id of ids) {
    await dataProvider.update('applications', { id, data: { status }, previousData: { id } });
  }
}

/** Gives the selected applications a status; their notes stay. */
export function SetStatus() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const set = async (status: ApplicationStatus) => {
    setBusy(true);
    try {
      await setAll(selectedIds as string[], status);
      notify(`${selectedIds.length} set to ${status}.`, { type: 'success' });
      onUnselectItems();
    } catch (failure) {
      notify(wordsOf(failure, 'Something went wrong.'), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return APPLICATION_STATUSES.map((status) => (
    <Button
      key={status}
      label={`Set ${status}`}
      disabled={isBusy}
      onClick={() => void set(status)}
    />
  ));
}
