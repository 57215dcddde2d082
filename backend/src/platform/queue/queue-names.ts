export const QUEUE_SCHEMA = 'bullmq';

/** The version of those tables that this release's BullMQ needs; it is named here, so that a start need not load it. */
export const QUEUE_SCHEMA_VERSION = 11;

/** The BullMQ queue of the scheduled jobs; its name is stored, and so stays. */
export const SCHEDULE_QUEUE = 'chores';

/** A job whose worker sets the waits between its attempts. */
export const OWN_BACKOFF = { type: 'own' };

export const SHOWN_STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
