import { asShortMoment } from '../../components/format.js';
import { stateBadge } from '../../components/values.js';
import type { AnswerOf } from '../../providers/data-provider.js';

export type Room = AnswerOf<`/api/admin/sittings/${string}`>;
export type Sitting = Room['sitting'];

const WORDS = {
  upcoming: 'Upcoming',
  open: 'Room open',
  over: 'Time is over',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const;

export const SittingState = stateBadge(WORDS, { open: 'good', withdrawn: 'bad' });

/** Such as "12 Dec, 10:00 am to 1:00 pm". */
export const asWindow = ({ startsAt, endsAt }: Sitting): string =>
  `${asShortMoment(startsAt)} to ${asShortMoment(endsAt).split(', ').at(-1)}`;

export const supervisorsOf = ({ supervisors }: Sitting): string =>
  supervisors.map(({ username }) => username).join(', ');
