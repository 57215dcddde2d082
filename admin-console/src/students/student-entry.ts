import type { RaRecord } from 'react-admin';

/** A right address that support was told, as the API tells it. */
export type EmailCorrectionEntry = {
  readonly id: string;
  readonly old_email: string;
  readonly new_email: string;
  readonly state: string;
  readonly expires_at: string;
};

/** A student with everything that belongs to one, as the API tells it. */
export type StudentEntry = RaRecord<string> & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly domain: string;
  readonly education: string;
  readonly experience: string;
  readonly skills: string;
  readonly message: string;
  readonly emailVerifiedAt: string | null;
  readonly paidAt: string | null;
  readonly deactivatedAt: string | null;
  readonly erasedAt: string | null;
  readonly createdAt: string;
  readonly attemptsUsed: number;
  readonly totalAttempts: number;
  /** One, or none. */
  readonly nominee: readonly {
    readonly name: string;
    readonly contact: string;
    readonly updated_at: string;
  }[];
  /** The newest first. */
  readonly corrections: readonly EmailCorrectionEntry[];
  readonly attempts: readonly {
    readonly id: string;
    readonly domain: string;
    readonly state: string;
    readonly started_at: string;
    readonly deadline: string;
    readonly closed_at: string | null;
  }[];
  readonly accommodations: readonly {
    readonly id: string;
    readonly state: string;
    readonly minutes_per_hour: number;
    readonly until: string | null;
    readonly created_at: string;
    readonly decided_at: string | null;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly receipt: string;
    readonly order_id: string | null;
    readonly amount: number;
    readonly state: string;
    readonly created_at: string;
  }[];
  readonly results: readonly {
    readonly id: string;
    readonly domain: string;
    readonly score: number;
    readonly total_questions: number;
    readonly percentage: number;
    readonly passed: boolean;
    readonly is_void: boolean;
    readonly completed_on: string;
  }[];
};
