import { type ReactNode, useState } from 'react';
import { linkTo } from '../components/entry-link.js';
import { Facts } from '../components/facts.js';
import { FigureLink } from '../components/figure-link.js';
import { Failed } from '../components/failed.js';
import formStyles from '../components/form.module.css';
import { asPaise } from '../components/format.js';
import { Loading } from '../components/loading.js';
import { PlainTable } from '../components/plain-table.js';
import { useAnswer } from '../components/use-answer.js';
import { FileButton } from '../payments/file-button.js';
import { BEHIND, monthInWords, newestMonths, sumsOf, type Day } from './days-close.js';
import styles from './days-close.module.css';

const MONTHS = 24;

const COLUMNS = [
  ...['Day', 'Paid', 'Not settled yet', 'Refunds ordered', 'Fee and its tax'],
  ...['Kept back', 'To the bank', 'Bank reference (UTR)', 'Open differences'],
];

type Count = { readonly count: number; readonly amount: number };

/** How much, and of how many; nothing is a dash, so that the days with something stand out. */
function Part({ of: { count, amount } }: { readonly of: Count }) {
  if (count === 0) return '–';
  return (
    <>
      {asPaise(amount)} <small>({count})</small>
    </>
  );
}

type LinkedProps = {
  readonly day: Day;
  readonly to: keyof typeof BEHIND;
  readonly children: ReactNode;
};

/** A figure that leads to the rows which it counts. */
const Linked = ({ day: { day }, to, children }: LinkedProps) => (
  <FigureLink behind={BEHIND[to]} day={day} isThatDayAlone>
    {children}
  </FigureLink>
);

const linked = (day: Day, to: 'paid' | 'waiting' | 'refunded') =>
  day[to].count === 0 ? (
    '–'
  ) : (
    <Linked key={to} day={day} to={to}>
      <Part of={day[to]} />
    </Linked>
  );

const sumOr = (paise: number): string => (paise === 0 ? '–' : asPaise(paise));

const References = ({ day: { settlements } }: { readonly day: Day }) =>
  settlements.length === 0 ? (
    '–'
  ) : (
    <ul className={styles.references}>
      {settlements.map(({ id, utr }) => (
        <li key={id}>{linkTo('settlements', id, utr || id)}</li>
      ))}
    </ul>
  );

const rowOf = (day: Day) => ({
  key: day.day,
  cells: [
    day.day,
    ...[linked(day, 'paid'), linked(day, 'waiting'), linked(day, 'refunded')],
    sumOr(day.settled.fee),
    sumOr(day.settled.kept),
    <Part key="settled" of={day.settled} />,
    <References key="references" day={day} />,
    day.differences === 0 ? (
      '–'
    ) : (
      <Linked key="differences" day={day} to="differences">
        {day.differences}
      </Linked>
    ),
  ],
});

function Month({ month, days }: { readonly month: string; readonly days: readonly Day[] }) {
  const sums = sumsOf(days);
  return (
    <>
      <Facts
        facts={[
          ['Paid', asPaise(sums.paid)],
          ['Of it not settled yet', asPaise(sums.waiting)],
          ['Refunds ordered', asPaise(sums.refunded)],
          ['Fees with their tax', asPaise(sums.fee)],
          ['Kept back for refunds and disputes', asPaise(sums.kept)],
          ['Sent to the bank', asPaise(sums.settled)],
        ]}
      />
      <PlainTable
        title={`${monthInWords(month)}, day by day`}
        level={2}
        empty="No day of this month has begun"
        columns={COLUMNS}
        rows={days.map(rowOf)}
      />
    </>
  );
}

export default function DaysClosePage() {
  const [months] = useState(() => newestMonths(new Date(), MONTHS));
  const [month, setMonth] = useState(months[0] ?? '');
  const path = `/api/admin/days-close/${month}` as const;
  const { data, error, isPending, reload } = useAnswer(path, 'Failed to fetch the days.');
  return (
    <div className={styles.page} aria-busy={isPending}>
      <div className={styles.choice}>
        <div className={formStyles.field}>
          <label htmlFor="month">Month</label>
          <select id="month" value={month} onChange={({ target }) => setMonth(target.value)}>
            {months.map((one) => (
              <option key={one} value={one}>
                {monthInWords(one)}
              </option>
            ))}
          </select>
        </div>
        <FileButton
          label="As a file"
          path={`${path}/file`}
          fileName={`days-close-${month}.csv`}
          refused="The file could not be made."
        />
      </div>
      {error !== null && <Failed message={error} onRetry={reload} />}
      {isPending ? <Loading /> : data && <Month month={month} days={data.days} />}
    </div>
  );
}
