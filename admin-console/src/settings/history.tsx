import { figuresInWords } from './fields.js';
import { isWaiting, type SettingsChange } from './change-record.js';
import { Moment } from '../components/moment.js';
import { Notice } from '../components/notice.js';
import { PlainTable } from '../components/plain-table.js';
import { ActionButton } from '../components/action-button.js';

type ChangesProps = { readonly changes: readonly SettingsChange[] };

/** The change that waits for its date, with a button to take it back. */
export function Scheduled({ changes }: ChangesProps) {
  const change = changes.find(isWaiting);
  if (!change) return null;
  return (
    <Notice kind="info">
      <span>
        Scheduled for <Moment at={change.effectiveAt} />: {figuresInWords(change)}
      </span>
      <ActionButton
        label="Take it back"
        path="settings/take-back"
        values={{ change: change.version }}
        losesTyped
        done="The change is taken back."
      />
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
export function History({ changes }: ChangesProps) {
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
