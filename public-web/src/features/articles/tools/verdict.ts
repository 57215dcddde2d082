import type { PointList } from '../../../content/articles/proof-of-work.js';

/** The text of a list for its ticked points. */
export function verdictOf({ points, done }: PointList, ticked: readonly number[]): string {
  const next = points.find((_, place) => !ticked.includes(place));
  if (!next) return done;
  if (ticked.length === 0) return `Begin here: ${next.toDo}`;
  return `${points.length - ticked.length} to go. Next: ${next.toDo}`;
}
