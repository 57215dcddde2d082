import { secondsAfter } from '../kernel/time.js';
import type { Breach } from './breach.js';

/** Digital Personal Data Protection Rules, 2025, rule 7(2)(b): from when the company knows of it. */
const BOARD_REPORT_HOURS = 72;
/** The directions of CERT-In of 28 April 2022 under s. 70B(6) of the Information Technology Act. */
const CERT_IN_HOURS = 6;

const HOUR = 60 * 60;

/** By when the authorities have to know. */
export const deadlinesOf = ({ awareAt }: Pick<Breach, 'awareAt'>) => ({
  certIn: secondsAfter(awareAt, CERT_IN_HOURS * HOUR),
  board: secondsAfter(awareAt, BOARD_REPORT_HOURS * HOUR),
});

export type BreachCount = { readonly affected: number; readonly told: number };

/** One item of a report; an empty text is still to be written. */
export type ReportItem = { readonly heading: string; readonly text: string };

/** A span as it is written in a report: in UTC, for readers in several zones. */
const spanOf = ({ from, until }: Breach): string =>
  `${from.toISOString()} to ${until.toISOString()}`;

/** What the Board has to know without delay: rule 7(2)(a). */
export const firstWordToBoard = (
  breach: Breach,
  { affected }: BreachCount,
): readonly ReportItem[] => [
  { heading: 'Nature and extent', text: breach.nature },
  {
    heading: 'Data and people',
    text: `${breach.data.join(', ')}, of ${affected} ${affected === 1 ? 'person' : 'people'}`,
  },
  { heading: 'Timing', text: spanOf(breach) },
  { heading: 'Location', text: breach.location },
  { heading: 'Likely impact', text: breach.consequences },
];

/** The six items of the report that is due within 72 hours: rule 7(2)(b)(i) to (vi). */
export const reportToBoard = (breach: Breach, count: BreachCount): readonly ReportItem[] => [
  {
    heading: 'Updated and detailed description',
    text: firstWordToBoard(breach, count)
      .map(({ heading, text }) => `${heading}: ${text}`)
      .join('\n'),
  },
  { heading: 'Broad facts, circumstances and reasons', text: breach.report.events },
  { heading: 'Measures to mitigate the risk', text: breach.measures },
  { heading: 'Findings on the person who caused it', text: breach.report.person },
  { heading: 'Measures against a recurrence', text: breach.report.prevention },
  {
    heading: 'Notices given to the people affected',
    text: `${count.told} of ${count.affected} are written to, by email to the address that each had given. Mails that wait or failed are counted; see the list of emails.`,
  },
];
