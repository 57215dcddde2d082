import { formatCount } from '@portal/domain/kernel/format-count.js';
import type { DataSource } from 'typeorm';
import { money } from '../../payments/index.js';
import { NOW } from '../../platform/database/now.sql.js';
import { hasBegun, readArrivals, readMoney } from './dashboard.query.js';
import { readFigures } from './figures.query.js';
import { SINCE, ZONE } from './span.sql.js';

const WEEK = { days: 7, before: 0 } as const;

/** Whether it is Monday after eight by the clocks in India, or later, and this week's mail was not written. */
const IS_DUE = `
  SELECT local >= monday + interval '8 hours' AND NOT EXISTS (
    SELECT FROM emails WHERE kind = 'weekly-summary' AND created_at >= monday AT TIME ZONE '${ZONE}') AS due
  FROM (SELECT ${NOW} AT TIME ZONE '${ZONE}' AS local,
    date_trunc('week', ${NOW} AT TIME ZONE '${ZONE}') AS monday) AS week`;

const ENQUIRIES = `SELECT count(*)::int AS count FROM contact_messages WHERE created_at >= ${SINCE}`;

type Row = readonly [label: string, text: string];

/** Whether the mail is to be written now; a product that is younger than a week waits. */
export async function isWeekDue(dataSource: DataSource): Promise<boolean> {
  const [week] = await dataSource.query<[{ due: boolean }]>(IS_DUE);
  return week.due && (await hasBegun(dataSource, WEEK));
}

/** What the last seven days brought. */
export async function weekOfFigures(dataSource: DataSource): Promise<readonly Row[]> {
  const { funnel, domains, received } = await readFigures(dataSource, WEEK);
  const [enquiries] = await dataSource.query<[{ count: number }]>(ENQUIRIES, [WEEK.days, 0]);
  const arrivals = await readArrivals(dataSource);
  const toMend = await readMoney(dataSource, WEEK.days);
  const sumOf = (figure: 'tests' | 'passed') =>
    domains.reduce((sum, one) => sum + one[figure], 0).toLocaleString('en-IN');
  const overdue = [
    formatCount(arrivals.messagesLate, 'late message'),
    formatCount(arrivals.grievances, 'complaint'),
    formatCount(toMend.toAnswer, 'chargeback'),
    formatCount(toMend.differences, 'open difference'),
    formatCount(toMend.refundsDue, 'refund'),
  ].filter((words) => !words.startsWith('0 '));
  return [
    ['Enquiries', String(enquiries.count)],
    ['Applications', String(funnel.applications)],
    ['Sign-ups', String(funnel.signedUp)],
    ['Tests', `${sumOf('tests')}, ${sumOf('passed')} passed`],
    ['Revenue', `${money(received.gross)} gross, ${money(received.net)} net`],
    ['Refunds', `${money(received.refunded)}, ${received.refunds}`],
    ['Overdue', overdue.join(', ') || 'Nothing'],
  ];
}
