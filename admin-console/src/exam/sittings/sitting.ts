import { asShortMoment } from '../../components/format.js';
import { stateBadge } from '../../components/values.js';
import type { Entry } from '../../providers/data-provider.js';

export type Sitting = Entry<'sittings'>;

const WORDS = {
  upcoming: 'Upcoming',
  open: 'Room open',
  over: 'Time is over',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const;

export const SittingState = stateBadge(WORDS, { open: 'good', withdrawn: 'bad' });

/** Such as "12 Dec, 10:00 am to 1:00 pm". */
export const asWindow = ({ startsAt, endsAt }: Pick<Sitting, 'startsAt' | 'endsAt'>): string =>
  `${asShortMoment(startsAt)} to ${asShortMoment(endsAt).split(', ').at(-1)}`;

export const supervisorsOf = ({ supervisors }: Pick<Sitting, 'supervisors'>): string =>
  supervisors.map(({ username }) => username).join(', ');
