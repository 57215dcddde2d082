import type { RaRecord } from 'react-admin';

/** An event of the payment provider as the API tells it. */
export type EventRow = RaRecord<string> & {
  readonly name: string;
  readonly orderId: string | null;
  readonly state: string;
  readonly needsALook: boolean;
  readonly receivedAt: string;
  readonly workedAt: string | null;
};
