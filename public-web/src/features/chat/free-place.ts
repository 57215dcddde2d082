/** The upper and lower edge of something in the window, in pixels from its top. */
export type Reach = { readonly top: number; readonly bottom: number };

const STEP_PX = 4;

/** Pixels to move something up, so that it covers none of these; 0 if the free place is higher than `most`. */
export function liftOver(place: Reach, others: readonly Reach[], most: number): number {
  const isFree = (lift: number): boolean =>
    others.every(({ top, bottom }) => bottom <= place.top - lift || top >= place.bottom - lift);
  for (let lift = 0; lift <= most; lift += STEP_PX) if (isFree(lift)) return lift;
  return 0;
}
