import { useQuery } from '@tanstack/react-query';
import { callApi, type AnswerOf } from '../../../lib/api.js';
import { FIGURES } from '../../../lib/figures.js';

export type OwnAccommodation = AnswerOf<'GET /api/me/accommodation'>;

export const useAccommodation = (email: string) =>
  useQuery({
    queryKey: ['accommodation', email],
    queryFn: () => callApi<OwnAccommodation>('/api/me/accommodation'),
  });

/** Such as "40 minutes (30 + 10)"; without additions, the general text. */
export function timeText(time: OwnAccommodation['time'] | undefined): string {
  if (!time || time.extraSeconds === 0) return FIGURES.time;
  const [limit, extra] = [time.limitSeconds / 60, time.extraSeconds / 60];
  const sum = `${String(Math.round(limit))} + ${String(Math.round(extra))}`;
  return `${String(Math.round(limit + extra))} minutes (${sum})`;
}
