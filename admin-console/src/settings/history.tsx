import type { ChangeRecord } from '@portal/domain/settings/settings-change.js';
import { type Difference, figuresInWords } from './fields.js';
import { Moment } from '../components/values.js';
import { Notice } from '../components/notice.js';
import { PlainTable } from '../components/plain-table.js';
import { ActionButton } from '../components/action-button.js';

export type SettingsChange = Pick<
  ChangeRecord,
  'version' | 'figures' | 'companyInbox' | 'madeBy' | 'reason' | 'takenBackBy'
> & {
  readonly effectiveAt: string;
  readonly madeAt: string;
  readonly takenBackAt: string | null;
};

export const isWaiting = ({ effectiveAt, takenBackAt }: SettingsChange): boolean =>
  takenBackAt === null && Date.parse(effectiveAt) > Date.now();

export const Changes = ({ changes }: { readonly changes: readonly Difference[] }) => (
  <dl className="grid margin-0 gap-3">
    {changes.map(({ label, before, after }) => (
      <div key={label}>
        <dt className="soft small">{label}</dt>
        <dd className="margin-0 break-anywhere">
          {before} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> becomes </span> <strong>{after}</strong>
        </dd>
      </div>
    ))}
  </dl>
);

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
