import { asAgo, asMoment, asWholeMoment } from './format.js';

/** A time, as it is written in India, on the clock of whoever reads it. */
export function Moment({ at }: { readonly at: string | null | undefined }) {
  const text = asMoment(at);
  if (!text) return '–';
  return (
    <time dateTime={at ?? undefined} title={`${asWholeMoment(at)}, ${asAgo(at)}`}>
      {text}
    </time>
  );
}
