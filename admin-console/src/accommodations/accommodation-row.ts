import type { RaRecord } from 'react-admin';

/** A request for more time, or a grant, as a list tells it. */
export type AccommodationRow = RaRecord<string> & {
  readonly studentId: string;
  readonly studentName: string;
  readonly email: string;
  readonly state: string;
  readonly minutesPerHour: number;
  readonly until: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** The same with what only its own page tells. */
export type AccommodationEntry = AccommodationRow & {
  readonly words: string;
  readonly reason: string;
  readonly endedAt: string | null;
};
