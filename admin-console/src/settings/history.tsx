import { useState } from 'react';
import { figuresInWords } from './fields.js';
import { isWaiting, type SettingsChange } from './change-record.js';
import type { SettingsAnswer } from './use-settings-form.js';
import { Moment } from '../components/moment.js';
import { Notice } from '../components/notice.js';
import { PlainTable } from '../components/plain-table.js';
import { ReasonDialog } from '../components/reason-dialog.js';
import type { Texts } from '../components/use-submit.js';
import { mayLeave } from '../components/use-unsaved.js';
import { act } from '../providers/data-provider.js';

type ScheduledProps = {
  readonly changes: readonly SettingsChange[];
  /** Whether the form holds unsaved changes; taking a change back resets it. */
  readonly isUnsaved: boolean;
  readonly onSaved: (answer: SettingsAnswer) => void;
};

/** The change that waits for its date, with a button to take it back. */
export function Scheduled({ changes, isUnsaved, onSaved }: ScheduledProps) {
  const [isAsking, setAsking] = useState(false);
  const change = changes.find(isWaiting);
  if (!change) return null;
  const send = async ({ reason }: Texts) => {
    const body = { change: change.version, reason };
    onSaved(await act('settings/take-back', body));
  };
  const ask = () => {
    if (!isUnsaved || mayLeave()) setAsking(true);
  };
  return (
    <Notice kind="info">
      <span>
        Scheduled for <Moment at={change.effectiveAt} />: {figuresInWords(change)}
      </span>
      <button type="button" className="button secondary" onClick={ask}>
        Take it back
      </button>
      {isAsking && (
        <ReasonDialog
          title="Take the scheduled change back?"
          button="Take it back"
          send={send}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}

const effectOf = (change: SettingsChange) => {
  if (change.takenBackAt === null) return <Moment at={change.effectiveAt} />;
  return (
    <>
      Taken back by {change.takenBackBy}, <Moment at={change.takenBackAt} />
    </>
  );
};

/** The newest changes, with the dates of effect. */
export function History({ changes }: { readonly changes: readonly SettingsChange[] }) {
  const rows = changes.map((change) => ({
    key: String(change.version),
    cells: [
      String(change.version),
      figuresInWords(change),
      effectOf(change),
      change.madeBy,
      change.reason,
    ],
  }));
  return (
    <PlainTable
      title="History"
      level={2}
      empty="Never changed yet."
      columns={['Version', 'Change', 'In force from', 'By', 'Reason']}
      rows={rows}
    />
  );
}
