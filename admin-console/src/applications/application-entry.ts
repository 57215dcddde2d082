import type { Stage } from '@portal/domain/applications/stages.js';
import type { RaRecord } from 'react-admin';

/** An application as lists tell it. */
export type ApplicationRow = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly domain: string;
  readonly education: string;
  readonly experience: string;
  readonly skills: string;
  readonly message: string;
  readonly status: Stage;
  readonly owner: string | null;
  readonly ownerId: string | null;
  readonly rating: number | null;
  readonly version: number;
  readonly createdAt: string;
};

/** One application with its way; of all that belongs to it, the newest comes first. */
export type ApplicationEntry = ApplicationRow & {
  readonly moves: readonly {
    readonly id: string;
    readonly from: Stage;
    readonly to: Stage;
    readonly isApplicants: boolean;
    readonly adminName: string;
    readonly reason: string;
    readonly isMailed: boolean;
    readonly at: string;
  }[];
  readonly thread: readonly {
    readonly id: string;
    readonly text: string;
    readonly adminName: string;
    readonly at: string;
  }[];
  readonly results: readonly {
    readonly id: string;
    readonly domain: string;
    readonly percentage: number;
    readonly passed: boolean;
    readonly completedOn: string;
  }[];
};

/** What has to be known of an application to move it. */
export type Movable = Pick<ApplicationRow, 'name' | 'status' | 'version'> & { readonly id: string };
