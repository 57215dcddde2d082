import { STAGES, type Stage } from '@portal/domain/applications/stages.js';
import { useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import type { ApplicationEntry } from './application-entry.js';
import { wordsOf } from '../components/refusal.js';
import { dataProvider } from '../providers/data-provider.js';

type Chosen = readonly Pick<ApplicationEntry, 'id' | 'status'>[];

/** What somebody else has changed since the list was loaded stays as it is, and is told. */
async function setAll(applications: Chosen, status: Stage): Promise<void> {
  for (const { id, status: seen } of applications) {
    const data = { status, seen: { status: seen } };
    await dataProvider.update('applications', { id, data, previousData: { id } });
  }
}

/** Those of other pages are looked up. */
async function chosenIn(shown: Chosen, ids: readonly string[]): Promise<Chosen> {
  const known = new Map(shown.map((one) => [one.id, one]));
  const looked = ids.map(async (id) => {
    const one = known.get(id);
    if (one) return one;
    const { data } = await dataProvider.getOne<ApplicationEntry>('applications', { id });
    return data;
  });
  return Promise.all(looked);
}

/** Gives the selected applications a status; their notes stay. */
export function SetStatus() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<ApplicationEntry>();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const set = async (status: Stage) => {
    setBusy(true);
    try {
      await setAll(await chosenIn(data, selectedIds), status);
      notify(`${selectedIds.length} set to ${status}.`, { type: 'success' });
      onUnselectItems();
    } catch (failure) {
      notify(wordsOf(failure, 'Something went wrong.'), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return STAGES.map((status) => (
    <Button
      key={status}
      label={`Set ${status}`}
      disabled={isBusy}
      onClick={() => void set(status)}
    />
  ));
}
