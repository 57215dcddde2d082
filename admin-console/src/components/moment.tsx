import { asMoment } from './format.js';

/** A time, as it is written in India, on the clock of whoever reads it. */
export function Moment({ at }: { readonly at: string | null | undefined }) {
  const text = asMoment(at);
  return text ? <time dateTime={at ?? undefined}>{text}</time> : '–';
}
