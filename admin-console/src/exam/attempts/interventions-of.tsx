import { formatCount } from '@portal/domain/kernel/format-count.js';
import { asExactTime, asMinutes } from '../../components/format.js';
import { PlainTable } from '../../components/plain-table.js';
import type { Entry } from '../../providers/api-types.js';
import { INTERVENTION_WORDS } from './attempt-words.js';
import { Moment } from '../../components/moment.js';

type Attempt = Pick<Entry<'attempts'>, 'gaps' | 'leftTimes' | 'leftSeconds'>;

const secondsOf = ({ from, to }: Attempt['gaps'][number]): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

/** When the server heard nothing of a test for more than a minute, and how often its page was left. */
export function ConnectionOf({ attempt }: { readonly attempt: Attempt }) {
  const { gaps, leftTimes, leftSeconds } = attempt;
  const rows = gaps.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <>
      <PlainTable
        title="Nothing heard from its page"
        columns={['From', 'To', 'Length']}
        rows={rows.map((gap) => ({
          key: gap.from,
          cells: [asExactTime(gap.from), asExactTime(gap.to), asMinutes(secondsOf(gap))],
        }))}
      />
      {leftTimes !== null && leftTimes > 0 && (
        <p>
          The page states that it was left {formatCount(leftTimes, 'time')},{' '}
          {asMinutes(leftSeconds ?? 0)} in all.
        </p>
      )}
    </>
  );
}

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
