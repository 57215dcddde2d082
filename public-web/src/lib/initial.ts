/** The first letter or sign of a name, with its marks; empty without one. */
export function initialOf(name: string): string {
  // Made only when needed: it takes 15 ms, which visitors should not wait for.
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment.toUpperCase();
  return '';
}
