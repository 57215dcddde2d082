/** Seals texts, so that only this product can have made the seal. */
export type Sealer = {
  readonly seal: (text: string) => string;
  /** Whether the seal was made for this text. */
  readonly holds: (text: string, seal: string) => boolean;
};

export type WithSealer = { readonly sealer: Sealer };

/** That a page of this attempt, in this session, was answered at this moment. */
export type Anchor = {
  readonly attemptId: string;
  readonly sessionId: string | null;
  readonly at: Date;
};

type Chosen = Readonly<Record<string, unknown>>;

const asWhole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

const anchorText = ({ attemptId, sessionId, at }: Anchor): string =>
  ['anchor', attemptId, sessionId ?? '', at.getTime()].join('|');

/** An anchor as a page keeps it: it can read the moment, and change nothing. */
export const anchorOf = ({ sealer }: WithSealer, anchor: Anchor): string =>
  [anchor.at.getTime(), anchor.sessionId ?? '', sealer.seal(anchorText(anchor))].join('.');

/** The anchor that was kept, or null if it is not of this attempt, or not ours. */
export function readAnchor({ sealer }: WithSealer, attemptId: string, kept: string): Anchor | null {
  const [time, session = '', seal = ''] = kept.split('.');
  const at = asWhole(time);
  if (at === null) return null;
  const anchor = { attemptId, sessionId: session || null, at: new Date(at) };
  return sealer.holds(anchorText(anchor), seal) ? anchor : null;
}

const stampText = (attemptId: string, chosen: Chosen, at: number): string => {
  const inOrder = Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1));
  return ['stamp', attemptId, JSON.stringify(inOrder), at].join('|');
};

/** Confirms that these choices of a page were known at this moment; keeps nothing. */
export const stampOf = (
  { sealer }: WithSealer,
  attemptId: string,
  chosen: Chosen,
  now: Date,
): string => {
  const at = now.getTime();
  return [at, sealer.seal(stampText(attemptId, chosen, at))].join('.');
};

/** When these choices were stamped; null if that was not for these, or not by us. */
export function stampedAt(
  { sealer }: WithSealer,
  attemptId: string,
  chosen: Chosen,
  stamp: string,
): Date | null {
  const [time, seal = ''] = stamp.split('.');
  const at = asWhole(time);
  const isOurs = at !== null && sealer.holds(stampText(attemptId, chosen, at), seal);
  return isOurs ? new Date(at) : null;
}
