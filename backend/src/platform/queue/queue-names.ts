export const QUEUE_SCHEMA = 'bullmq';

/** The version of the queue's tables for this release's BullMQ; written here, so that a start need not load BullMQ. */
export const QUEUE_SCHEMA_VERSION = 11;

/** The BullMQ queue of the scheduled jobs; its name is stored, so it can't change. */
export const SCHEDULE_QUEUE = 'chores';

/** For jobs whose worker decides how long to wait between tries. */
export const OWN_BACKOFF = { type: 'own' };

export const SHOWN_STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
