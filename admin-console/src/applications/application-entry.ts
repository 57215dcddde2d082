import type { RaRecord } from 'react-admin';

/** An application as the API tells it. */
export type ApplicationEntry = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly domain: string;
  readonly education: string;
  readonly experience: string;
  readonly skills: string;
  readonly message: string;
  readonly status: string;
  readonly notes: string;
  readonly createdAt: string;
};
