/** Strokes on a field of 32 by 32, and one filled bubble: x, y, radius. */
export type Drawing = {
  readonly lines: string;
  readonly bubble?: readonly [number, number, number];
};

/** A picture of an article or of news: strokes, filled places and bubbles. */
export type PictureDrawing = {
  readonly lines: string;
  readonly fills: string;
  readonly bubbles: readonly (readonly [x: number, y: number, r: number])[];
};
