import { FINANCE_TEAM } from '@portal/domain/applications/assign-message.js';
import { asCount } from '../components/format.js';
import type { Figures } from './figures.js';
import { listAt } from '../components/list-at.js';

export type Mend = { readonly text: string; readonly to: string; readonly isBad: boolean };

/** The server counts new applications up to this number. */
const MOST_COUNTED = 1_000;
const LATE_SECONDS = 15 * 60;
const SECONDS_A_DAY = 24 * 60 * 60;
/** The same number as in the alert. */
const GRIEVANCE_WARNING_DAYS = 10;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${asCount(count)} ${many}`;

const countedSoFar = (count: number, one: string, many: string): string =>
  (count >= MOST_COUNTED ? 'At least ' : '') + counted(count, one, many);

function mailMends({ mails }: Figures): Mend[] {
  if (!mails) return [];
  const { failed, waiting, oldestSeconds } = mails;
  const found: Mend[] = [];
  if (failed > 0) {
    const text = `${counted(failed, 'mail', 'mails')} could not be sent`;
    found.push({ text, to: listAt('/admin/emails', { state: 'failed' }), isBad: true });
  }
  if (oldestSeconds > LATE_SECONDS) {
    const text = `${counted(waiting, 'mail waits', 'mails wait')}, some for more than 15 minutes`;
    found.push({ text, to: listAt('/admin/emails', { state: 'pending' }), isBad: true });
  }
  return found;
}

function moneyMends({ money }: Figures): Mend[] {
  if (!money) return [];
  const found: Mend[] = [];
  if (money.toAnswer > 0) {
    const waiting = counted(money.toAnswer, 'payment chargeback waits', 'payment chargebacks wait');
    const to = listAt('/admin/chargebacks', { toAnswer: 'true' });
    found.push({ text: `${waiting} for an answer to the bank`, to, isBad: true });
  }
  if (money.differences > 0) {
    const waiting = counted(
      money.differences,
      'difference between the books waits',
      'differences between the books wait',
    );
    const to = listAt('/admin/settlements', { open: 'true' });
    found.push({ text: `${waiting} for a decision`, to, isBad: true });
  }
  if (money.refundsDue > 0) {
    const due = countedSoFar(money.refundsDue, 'payment was', 'payments were');
    const to = listAt('/admin/payments', { flag: 'refund-due' });
    found.push({ text: `${due} taken once too often, and not given back yet`, to, isBad: true });
  }
  if (money.refundRequests > 0) {
    const waiting = counted(money.refundRequests, 'message waits', 'messages wait');
    const to = listAt('/admin/messages', { state: 'waiting', owner: FINANCE_TEAM });
    found.push({ text: `${waiting} for finance`, to, isBad: false });
  }
  if (money.stuck > 0) {
    const text = `${counted(money.stuck, 'order is', 'orders are')} open for more than 15 minutes`;
    found.push({ text, to: listAt('/admin/payments', { stuck: 'true' }), isBad: false });
  }
  return found;
}

function attemptMends({ attempts }: Figures): Mend[] {
  if (!attempts || attempts.overdue === 0) return [];
  const text = `${counted(attempts.overdue, 'attempt is', 'attempts are')} overdue and still open`;
  return [{ text, to: listAt('/admin/attempts', { state: 'open' }), isBad: true }];
}

function reportMends({ questionReports }: Figures): Mend[] {
  if (!questionReports || questionReports.open === 0) return [];
  const { open, versions } = questionReports;
  const text = `${counted(open, 'report', 'reports')} on ${counted(versions, 'question', 'questions')} to be decided`;
  return [{ text, to: '/admin/questions/reports', isBad: false }];
}

function lateAnswerMends({ arrivals }: Figures): Mend[] {
  if (!arrivals || arrivals.lateAnswers === 0) return [];
  const waiting = counted(arrivals.lateAnswers, 'late answer waits', 'late answers wait');
  const to = listAt('/admin/attempts', { lateAnswers: 'true' });
  return [{ text: `${waiting} for a decision`, to, isBad: false }];
}

function grievanceMends({ arrivals }: Figures): Mend[] {
  if (!arrivals || arrivals.grievances === 0) return [];
  const days = Math.floor(arrivals.grievanceDueSeconds / SECONDS_A_DAY);
  const waiting = counted(arrivals.grievances, 'complaint', 'complaints');
  const due =
    days < 0 ? 'the first is overdue' : `the first within ${counted(days, 'day', 'days')}`;
  const to = listAt('/admin/messages', { state: 'waiting', kind: 'grievance' });
  return [
    {
      text: `${waiting} about personal data to be answered, ${due}`,
      to,
      isBad: days < GRIEVANCE_WARNING_DAYS,
    },
  ];
}

function arrivalMends({ arrivals }: Figures): Mend[] {
  const found: Mend[] = [];
  if (arrivals && arrivals.newApplications > 0) {
    const waiting = countedSoFar(
      arrivals.newApplications,
      'application waits',
      'applications wait',
    );
    const text = `${waiting} to be looked at`;
    found.push({ text, to: listAt('/admin/internships', { status: 'received' }), isBad: false });
  }
  if (arrivals && arrivals.messagesWaiting > 0) {
    const late = arrivals.messagesLate;
    const waiting = counted(arrivals.messagesWaiting, 'message waits', 'messages wait');
    const text = `${waiting} for an answer${late > 0 ? `, ${asCount(late)} of them late` : ''}`;
    found.push({ text, to: listAt('/admin/messages', { state: 'waiting' }), isBad: late > 0 });
  }
  return found;
}

const ALL = [
  ...[mailMends, attemptMends, moneyMends, reportMends, grievanceMends],
  ...[lateAnswerMends, arrivalMends],
];

/** What needs attention, the most urgent first. */
export const mendsIn = (figures: Figures): readonly Mend[] =>
  ALL.flatMap((mends) => mends(figures)).toSorted(
    (one, other) => Number(other.isBad) - Number(one.isBad),
  );
