import { asIndianTime } from '@portal/domain/kernel/indian-day.js';
import { stateBadge, type Tone } from '../../components/values.js';
import { asShortMoment } from '../../components/format.js';
import type { AnswerOf } from '../../providers/data-provider.js';

export type Sitting = AnswerOf<'/api/admin/sittings'>['sittings'][number];
export type Room = AnswerOf<`/api/admin/sittings/${string}/room`>;
export type Person = Room['people'][number];

const WORDS = {
  upcoming: 'Upcoming',
  open: 'Room open',
  over: 'Time is over',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const;
const TONES: Partial<Record<Sitting['state'], Tone>> = { open: 'good', withdrawn: 'bad' };

export const SittingState = stateBadge(WORDS, TONES);

export const isRunning = ({ state }: Pick<Sitting, 'state'>): boolean =>
  state === 'open' || state === 'over';

type Window = Pick<Sitting, 'startsAt' | 'endsAt'>;

/** The day and the times in India, as a form has them. */
export function windowOf({ startsAt, endsAt }: Window) {
  const [day = '', from = ''] = asIndianTime(new Date(startsAt)).split('T');
  return { day, from, to: asIndianTime(new Date(endsAt)).slice(-from.length) };
}

/** Such as "12 Dec, 10:00 am to 1:00 pm". */
export const asWindow = ({ startsAt, endsAt }: Window): string =>
  `${asShortMoment(startsAt)} to ${asShortMoment(endsAt).split(', ').at(-1)}`;
