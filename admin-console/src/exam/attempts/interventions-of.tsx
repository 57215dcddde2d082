import { INTERVENTION_WORDS } from './attempt-words.js';
import { Moment } from '../../components/moment.js';
import { PlainTable } from '../../components/plain-table.js';
import type { Entry } from '../../providers/api-types.js';

export type AttemptHistory = Pick<
  Entry<'attempts'>,
  'extraSeconds' | 'addedSeconds' | 'interventions'
>;

export function InterventionsOf({ attempt }: { readonly attempt: AttemptHistory }) {
  const rows = attempt.interventions.map(({ id, kind, seconds, reason, at }) => ({
    key: id,
    cells: [
      INTERVENTION_WORDS[kind],
      seconds > 0 ? `${Math.round(seconds / 60)} minutes` : '',
      reason,
      <Moment key="at" at={at} />,
    ],
  }));
  const columns = ['What', 'Time', 'Reason', 'When'];
  return <PlainTable title="What was done" columns={columns} rows={rows} />;
}
