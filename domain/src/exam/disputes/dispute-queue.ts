/** So many open disputes bring a version of a question to the top of the queue. */
export const MANY_DISPUTES = 3;

export type QueuedVersion = {
  readonly open: number;
  /** The corrected item-total correlation; null where there are too few answers to tell. */
  readonly discrimination: number | null;
  /** When the oldest open one came. */
  readonly waitsSince: Date;
};

/** Whether a version is to be looked at first: many students say so, or its figures do. */
export const isPressing = ({
  open,
  discrimination,
}: Pick<QueuedVersion, 'open' | 'discrimination'>): boolean =>
  open >= MANY_DISPUTES || (discrimination !== null && discrimination < 0);

/** The order of the queue: what is pressing, then by how many disputes are open, then by age. */
export const byNeed = (one: QueuedVersion, other: QueuedVersion): number =>
  Number(isPressing(other)) - Number(isPressing(one)) ||
  other.open - one.open ||
  Number(one.waitsSince) - Number(other.waitsSince);
