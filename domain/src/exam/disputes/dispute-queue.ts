/** So many open disputes move a version to the top of the queue. */
export const MANY_DISPUTES = 3;

export type QueuedVersion = {
  readonly open: number;
  /** The corrected item-total correlation; null with too few answers. */
  readonly discrimination: number | null;
  /** When its oldest open dispute was filed. */
  readonly waitsSince: Date;
};

/** Whether a version must be looked at first: many students dispute it, or its figures are suspicious. */
export const isPressing = ({
  open,
  discrimination,
}: Pick<QueuedVersion, 'open' | 'discrimination'>): boolean =>
  open >= MANY_DISPUTES || (discrimination ?? 0) < 0;

/** The order of the queue: urgent versions, then the number of open disputes, then age. */
export const byNeed = (one: QueuedVersion, other: QueuedVersion): number =>
  Number(isPressing(other)) - Number(isPressing(one)) ||
  other.open - one.open ||
  Number(one.waitsSince) - Number(other.waitsSince);
