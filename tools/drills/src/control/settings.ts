/** How a control process is told what to do, by its environment. */
export type ControlSettings = {
  readonly CONTROL_ROLE: 'api' | 'worker';
  readonly DATABASE_URL: string;
  readonly REDIS_URL?: string;
  readonly SMTP_URL: string;
  /** How often a job is tried; BullMQ's default is once. */
  readonly CONTROL_ATTEMPTS: string;
};
