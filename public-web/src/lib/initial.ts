const letters = new Intl.Segmenter();

/** The first letter of a name, or sign, whole; empty without one. */
export function initialOf(name: string): string {
  for (const { segment } of letters.segment(name.trim())) return segment.toUpperCase();
  return '';
}
